import { describe, expect, it } from 'vitest'
import { isMemberId } from './id.ts'

describe('isMemberId', () => {
  it.each(['mem_0123456789abcdef', 'mem_abcdefgh'])('knows %s', (id) => {
    expect(isMemberId(id)).toBe(true)
  })

  it.each([
    'mem_',
    'mem_short',
    'mem_ABCDEFGH',
    'bet_abcdefgh',
    ' mem_abcdefgh',
    'mem_abcdefgh\n',
    `mem_${'a'.repeat(33)}`,
  ])('refuses %j', (id) => {
    expect(isMemberId(id)).toBe(false)
  })
})
