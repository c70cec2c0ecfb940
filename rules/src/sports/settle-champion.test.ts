import { describe, expect, it } from 'vitest'
import { settleChampion } from './settle-champion.ts'

describe('settleChampion', () => {
  it('pays only the winner', () => {
    const result = { winners: ['a'], withdrawn: [] }
    expect(settleChampion('a', result)).toMatchObject({ result: 'W', winners: 1 })
    expect(settleChampion('b', result)?.result).toBe('L')
  })

  it('shares a dead heat', () => {
    const result = { winners: ['a', 'b', 'c'], withdrawn: [] }
    expect(settleChampion('b', result)).toMatchObject({ result: 'W', winners: 3 })
  })

  it('waits for a winner, and gives back a runner that never took part', () => {
    expect(settleChampion('a', { winners: [], withdrawn: [] })).toBeNull()
    expect(settleChampion('a', { winners: [], withdrawn: ['a'] })).toMatchObject({
      result: 'D',
      reason: 'runner-withdrawn',
    })
  })
})
