import { Refused } from '@xinghe/contract/refusal.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { CardKind } from '@xinghe/rules/wallet/card-limits.ts'
import {
  microCount,
  microToSend,
  isQuoteValid,
  readCoinRate,
  type CoinRate,
} from '@xinghe/rules/wallet/coin-rate.ts'
import type { WithdrawalId } from '@xinghe/rules/wallet/order-id.ts'
import type { Db } from '../../../platform/database/connect.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import * as store from './store.ts'

interface Asked {
  readonly id: WithdrawalId
  readonly memberId: MemberId
  readonly kind: CardKind
  readonly paidOut: Fen
  readonly quoteId: string | undefined
  readonly now: Instant
}

/** The coins of a coin withdrawal, at the quoted or the current rate; null for other methods. */
export const coinPayment = async (
  tx: Db,
  settings: Settings,
  asked: Asked,
): Promise<store.NewWithdrawal['coin']> => {
  const { kind, paidOut } = asked
  if (kind !== 'trc20' && kind !== 'erc20') return null
  const rate =
    asked.quoteId === undefined
      ? readCoinRate(settings.get('cashier').withdrawRate)
      : await takeQuote(tx, asked, asked.quoteId)
  if (rate === null) throw new Refused('withdrawal-settings-incomplete')
  return { network: kind, micros: microCount(microToSend(paidOut, rate)), rate }
}

/** A quote is valid once, for its own network and direction. */
const takeQuote = async (
  tx: Db,
  { id, memberId, kind, now }: Asked,
  quoteId: string,
): Promise<CoinRate> => {
  const quote = await store.readQuote(tx, memberId, quoteId)
  if (quote === null) throw new Refused('not-found')
  if (quote.network !== kind || quote.direction !== 'withdraw')
    throw new Refused('invalid-parameter', { fields: ['quoteId'] })
  if (quote.usedBy !== null || !isQuoteValid(quote, now)) throw new Refused('quote-expired')
  await store.useQuote(tx, quoteId, id)
  return quote.rate
}
