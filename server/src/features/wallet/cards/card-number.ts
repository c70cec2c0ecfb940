import { createHmac } from 'node:crypto'
import { Refused } from '@xinghe/contract/refusal.ts'
import { checkAlipay, maskAlipay } from '@xinghe/rules/wallet/alipay-account.ts'
import { checkBankCard, maskBankCard } from '@xinghe/rules/wallet/bank-card.ts'
import type { CardKind } from '@xinghe/rules/wallet/card-limits.ts'
import { checkCoinAddress, maskCoinAddress } from '@xinghe/rules/wallet/coin-address.ts'
import type { CardId } from '@xinghe/rules/wallet/order-id.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'

export const numberPurpose = 'member-card-number'
export const holderPurpose = 'member-card-holder'

/** The number in its one canonical form, or the refusal of its kind. */
export const readNumber = (kind: CardKind, typed: string): string => {
  if (kind === 'bank') {
    const checked = checkBankCard(typed)
    if (!checked.ok) throw new Refused('card-number-shape', { reason: checked.reason })
    return checked.value
  }
  if (kind === 'alipay') {
    const checked = checkAlipay(typed)
    if (!checked.ok) throw new Refused('alipay-shape', { reason: checked.reason })
    return checked.value
  }
  const checked = checkCoinAddress(kind, typed)
  if (!checked.ok) throw new Refused('coin-address-shape', { reason: checked.reason })
  return checked.value
}

const mask = (kind: CardKind, number: string): string => {
  if (kind === 'bank') return maskBankCard(number)
  return kind === 'alipay' ? maskAlipay(number) : maskCoinAddress(number)
}

const hashNumber = (secrets: Pick<Secrets, 'key'>, kind: CardKind, number: string): string =>
  createHmac('sha256', secrets.key('member-card-hash')).update(`${kind}:${number}`).digest('hex')

/** The stored forms of a number: sealed, masked, and a keyed hash to compare numbers. */
export const storedNumber = (
  secrets: Secrets,
  cardId: CardId,
  kind: CardKind,
  number: string,
): { sealed: Buffer; hash: string; masked: string } => ({
  sealed: secrets.seal(numberPurpose, cardId, Buffer.from(number)),
  hash: hashNumber(secrets, kind, number),
  masked: mask(kind, number),
})

export const sealHolder = (secrets: Secrets, cardId: CardId, holder: string): Buffer =>
  secrets.seal(holderPurpose, cardId, Buffer.from(holder))

export const openNumber = (secrets: Secrets, cardId: string, sealed: Uint8Array): string =>
  secrets.open(numberPurpose, cardId, Buffer.from(sealed)).toString('utf8')

export interface StoredCard {
  readonly cardId: string
  readonly kind: CardKind
  readonly numberSealed: Uint8Array
  readonly numberHash: string
}

/** The number that money is paid to: it must be the one that its member has bound. */
export const openPaidNumber = (secrets: Secrets, card: StoredCard): string => {
  const number = openNumber(secrets, card.cardId, card.numberSealed)
  if (hashNumber(secrets, card.kind, number) !== card.numberHash)
    throw new Error(`the number of ${card.cardId} is not the one that was bound`)
  return number
}

export const openHolder = (secrets: Secrets, cardId: string, sealed: Uint8Array | null): string =>
  sealed === null ? '' : secrets.open(holderPurpose, cardId, Buffer.from(sealed)).toString('utf8')
