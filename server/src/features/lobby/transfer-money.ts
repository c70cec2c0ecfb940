import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import { venueTransfer } from '@xinghe/contract/lobby-venues.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { breakAt } from '@xinghe/rules/account/play-break.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { readVenueWallets } from '../../ledger/lock-wallets.ts'
import { withWallets } from '../../ledger/with-wallets.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import { once } from '../../platform/once/once.ts'
import type { Platform } from '../../platform/parts.ts'
import { refusedByBreak } from '../../platform/session/refuse-break.ts'
import { checkOpen } from './check-open.ts'
import { moneyIntention } from './money-intention.ts'
import { newTransferId } from './new-ids.ts'
import type { LobbyParts } from './parts.ts'
import { balanceIn } from './read-balances.ts'
import { findChannel, type Channel } from './venues/store.ts'
import { readTransfers, type NewVenueTransfer } from './transfers/store-transfer.ts'
import { beginOutside, moveInHouse } from './transfers/begin-transfer.ts'
import { runOutside } from './transfers/run-outside.ts'

type TransferInput = InputOf<typeof venueTransfer>
type TransferOutput = OutputOf<typeof venueTransfer>

const findSpokenTo = async (
  { sql }: Pick<Platform, 'sql'>,
  { outside }: LobbyParts,
  code: string,
): Promise<Channel> => {
  const channel = await findChannel(sql, code)
  if (channel === null) throw new Refused('not-found')
  if (channel.kind === 'outside' && !outside.has(code)) throw new Refused('venue-maintenance')
  return channel
}

/** The transfer's current state: a repeated request gets the same answer, or the outcome known since. */
const answer = async (
  { sql }: Pick<Platform, 'sql'>,
  parts: LobbyParts,
  channel: Channel,
  transferId: NewVenueTransfer['id'],
  told: Fen | null,
): Promise<TransferOutput> => {
  const [transfer] = await readTransfers(sql, [transferId])
  if (transfer === undefined) throw new Error('a venue transfer is gone')
  if (transfer.state === 'returned') {
    throw new Refused(transfer.reason === 'balance-too-low' ? 'balance-too-low' : 'outside-refused')
  }
  const wallets = await readVenueWallets(sql, transfer.memberId)
  const done = transfer.state === 'done'
  return {
    transferId,
    state: done ? 'done' : 'pending',
    centerWalletBalance: wallets.centre,
    venueBalance: done
      ? (told ?? (await balanceIn(parts, channel, transfer.memberId, wallets)))
      : null,
  }
}

/** During a break from play money may come back, but not go in. An outside venue is checked under the lock too. */
const checkBreak = ({ session, now }: MemberContext): void => {
  const rest = breakAt(session.playBreak, now)
  if (rest !== null) throw refusedByBreak(rest)
}

/** Moves money into a venue or back, once per request id. */
export const transferMoney = async (
  platform: Pick<Platform, 'sql' | 'clock'>,
  parts: LobbyParts,
  input: TransferInput,
  context: MemberContext,
): Promise<TransferOutput> => {
  const { memberId, now } = context
  const { amount } = input
  if (amount === 0n) throw new Refused('amount-missing')
  const channel = await findSpokenTo(platform, parts, input.channelCode)
  const venue = parts.outside.get(channel.code)
  const direction = input.ty === 1 ? 'in' : 'out'
  if (direction === 'in') checkBreak(context)

  let begun: NewVenueTransfer | null = null
  const { transferId } = await withWallets(platform.sql, (tx) =>
    once(tx, moneyIntention(venueTransfer, input, context), async () => {
      if (direction === 'in') checkOpen(channel, memberId)
      begun = { id: newTransferId(), memberId, venue: channel.code, direction, amount }
      await (venue === undefined ? moveInHouse(tx, begun, now) : beginOutside(tx, begun, now))
      return { transferId: begun.id }
    }),
  )
  const told =
    begun === null || venue === undefined ? null : await runOutside(platform, venue, begun)
  return answer(platform, parts, channel, transferId, told)
}
