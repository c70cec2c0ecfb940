import { describe, expect, it } from 'vitest'
import { readDefaultStake, readQuickStakes } from './stake-settings.ts'

describe('quick stakes', () => {
  it('keep their order and leave out what is empty', () => {
    const read = readQuickStakes(['500', '', '20.5'])
    expect(read).toEqual({ ok: true, value: [50_000n, 2_050n] })
  })

  it.each([
    [[], 'stakes-none'],
    [['', ''], 'stakes-none'],
    [['0'], 'stake-shape'],
    [['-5'], 'stake-shape'],
    [['abc'], 'stake-shape'],
    [['1000000000.01'], 'stake-shape'],
    [['100', '100.00'], 'stake-repeated'],
  ])('%j say %s', (typed, reason) => {
    expect(readQuickStakes(typed)).toEqual({ ok: false, reason })
  })
})

describe('the default stake', () => {
  it('is an amount, or none', () => {
    expect(readDefaultStake('')).toEqual({ ok: true, value: null })
    expect(readDefaultStake('88')).toEqual({ ok: true, value: 8_800n })
    expect(readDefaultStake('0')).toEqual({ ok: false, reason: 'stake-shape' })
  })
})
