import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import type * as calls from '@xinghe/contract/wallet-deposit.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import {
  coinRateText,
  makeQuote,
  microToPay,
  microToSend,
  microToText,
  readCoinRate,
} from '@xinghe/rules/wallet/coin-rate.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { newId } from '../member/random-id.ts'
import { checkDepositOpen } from './check-rail.ts'
import type { DepositParts } from './deposit-parts.ts'
import { insertQuote } from './store-mark.ts'
import { readNetworks } from './rails/store-rail.ts'

export const listCoins = async (
  { sql, settings }: DepositParts,
  { language = 'zh-CN' }: InputOf<typeof calls.coinList>,
): Promise<OutputOf<typeof calls.coinList>> => {
  const { depositRate, withdrawRate } = settings.get('cashier')
  const networks = await readNetworks(sql, language)
  return networks.map((network) => ({ ...network, depositRate, withdrawRate }))
}

type Direction = InputOf<typeof calls.transferRate>['direction']

/** Rounded up for a payment by the member, down for a payment to the member. */
const coinsFor = (direction: Direction, amount: Fen, rate: number): string =>
  microToText((direction === 'deposit' ? microToPay : microToSend)(amount, rate))

/** Fixes a rate for the member for a short time; unused quotes are deleted. */
export const holdRate = async (
  parts: DepositParts,
  { network, direction, amount }: InputOf<typeof calls.transferRate>,
  { memberId, now }: { memberId: MemberContext['memberId']; now: Instant },
): Promise<OutputOf<typeof calls.transferRate>> => {
  const closed = direction === 'deposit' ? 'rail-closed' : 'withdrawal-method-closed'
  if (direction === 'deposit') {
    checkDepositOpen(parts)
    const networks = await readNetworks(parts.sql, 'zh-CN')
    if (!networks.some((one) => one.network === network && one.open)) throw new Refused(closed)
  }
  const cashier = parts.settings.get('cashier')
  const rate = readCoinRate(direction === 'deposit' ? cashier.depositRate : cashier.withdrawRate)
  if (rate === null) throw new Refused(closed)
  const quote = makeQuote(rate, now)
  const id = newId('quo')
  await insertQuote(parts.sql, { id, memberId, network, direction, ...quote, now })
  return {
    quoteId: id,
    rate: coinRateText(rate),
    coinAmount: amount === undefined ? null : coinsFor(direction, amount, rate),
    expiresAt: quote.expiresAt,
  }
}
