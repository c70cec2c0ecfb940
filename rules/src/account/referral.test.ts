import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanReferral, referralShape } from './referral.ts'

describe('cleanReferral', () => {
  it.each([
    ['abc-1_2', 'abc-1_2'],
    ['  abc ', 'abc'],
    ['a'.repeat(32), 'a'.repeat(32)],
    ['a'.repeat(33), ''],
    ['<script>', ''],
    ['邀请', ''],
    ['', ''],
    [null, ''],
  ])('makes %j into %j', (text, cleaned) => {
    expect(cleanReferral(text)).toBe(cleaned)
  })

  it('gives a code of the right shape or nothing', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const cleaned = cleanReferral(text)
        expect(cleaned === '' || referralShape.test(cleaned)).toBe(true)
      }),
    )
  })
})
