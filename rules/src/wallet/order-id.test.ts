import { describe, expect, it } from 'vitest'
import { isCardId, isDepositId, isVenueTransferId, isWithdrawalId } from './order-id.ts'

const kinds = [
  ['dep_', isDepositId],
  ['wd_', isWithdrawalId],
  ['vt_', isVenueTransferId],
  ['card_', isCardId],
] as const

describe.each(kinds)('an id of kind %s', (kind, isKind) => {
  it('is known by its kind, and by no other', () => {
    for (const [other] of kinds) expect(isKind(`${other}0123456789abcdef`)).toBe(other === kind)
  })

  it.each(['', 'short', 'ABCDEFGH', 'abcdefgh\n', 'a'.repeat(33), 'abc_defgh'])(
    'has no body %j',
    (body) => {
      expect(isKind(`${kind}${body}`)).toBe(false)
    },
  )
})
