import { Refused } from '@xinghe/contract/refusal.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { fenToText, type Fen } from '@xinghe/rules/base/money.ts'
import { isCoinRail, rails, type RailName } from '@xinghe/rules/wallet/rails.ts'
import { readIdentity } from '../member/store-identity.ts'
import type { WantedOrder } from './choose-mark.ts'
import type { DepositParts } from './deposit-parts.ts'
import { findRail, type RailRow } from './rails/store-rail.ts'

/** With the switch off, the cashier's calls answer "not found". */
export const checkDepositOpen = ({ settings }: Pick<DepositParts, 'settings'>): void => {
  if (settings.get('switches').deposit === 0) throw new Refused('not-found')
}

/** Remarks belong to rails with remarks, quotes to coins. */
export const checkFields = ({ rail, signalCode, quoteId }: WantedOrder): void => {
  if (signalCode !== undefined && rails[rail].mark !== 'remark')
    throw new Refused('invalid-parameter', { fields: ['signalCode'] })
  if (quoteId !== undefined && !isCoinRail(rail))
    throw new Refused('invalid-parameter', { fields: ['quoteId'] })
}

/** Payments in CNY have a payer's name, which must be the member's real name. */
export const checkRealName = async (
  { sql }: Pick<DepositParts, 'sql'>,
  memberId: MemberId,
  rail: RailName,
): Promise<void> => {
  if (isCoinRail(rail)) return
  const { realNameHash } = await readIdentity(sql, memberId)
  if (realNameHash === null) throw new Refused('real-name-needed')
}

export const requireOpenRail = async (
  { sql, adapter }: Pick<DepositParts, 'sql' | 'adapter'>,
  rail: RailName,
): Promise<RailRow> => {
  const found = await findRail(sql, rail)
  if (found === null || !found.open || adapter.callbackSecrets(rail).length === 0)
    throw new Refused('rail-closed')
  return found
}

export const checkAmount = ({ min, max }: RailRow, amount: Fen): void => {
  if (amount < min) throw new Refused('amount-too-small', { min: fenToText(min) })
  if (amount > max) throw new Refused('amount-too-large', { max: fenToText(max) })
}
