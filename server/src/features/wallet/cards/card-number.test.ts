import { describe, expect, it } from 'vitest'
import { sealedBefore } from '../../../../test/sealed-before.ts'
import { secretsFrom } from '../../../platform/secrets/secrets.ts'
import { numberPurpose, openPaidNumber, storedNumber } from './card-number.ts'

/** A site whose values are not all bound to their row yet. */
const secrets = secretsFrom('the secret of the cards', new Map(), () => true)
const bound = '6217001111111111'
const { sealed, hash } = storedNumber(secrets, 'card_1', 'bank', bound)
const card = { cardId: 'card_1', kind: 'bank', numberSealed: sealed, numberHash: hash } as const

describe('money is paid to a number', () => {
  it('that its member has bound', () => {
    expect(openPaidNumber(secrets, card)).toBe(bound)
    const old = sealedBefore(secrets, numberPurpose, bound)
    expect(openPaidNumber(secrets, { ...card, numberSealed: old })).toBe(bound)
  })

  it('and to no other that opens in its row', () => {
    const thiefs = sealedBefore(secrets, numberPurpose, '6217002222222222')
    expect(() => openPaidNumber(secrets, { ...card, numberSealed: thiefs })).toThrow(
      'not the one that was bound',
    )
    expect(() => openPaidNumber(secrets, { ...card, kind: 'alipay' })).toThrow('not the one')
  })
})
