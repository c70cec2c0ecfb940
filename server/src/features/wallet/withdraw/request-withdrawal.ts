import type { InputOf } from '@xinghe/contract/call.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { newWithdrawal as call } from '@xinghe/contract/wallet-withdraw.ts'
import { periodStart } from '@xinghe/rules/account/limit-use.ts'
import { breakAt } from '@xinghe/rules/account/play-break.ts'
import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { fenToText } from '@xinghe/rules/base/money.ts'
import type { CardKind } from '@xinghe/rules/wallet/card-limits.ts'
import { heldUntil } from '@xinghe/rules/wallet/new-card.ts'
import type { CardId } from '@xinghe/rules/wallet/order-id.ts'
import { enforcedLines, turnoverLeft } from '@xinghe/rules/wallet/turnover.ts'
import {
  checkWithdrawal,
  withdrawalsToday,
  type WithdrawalOffer,
} from '@xinghe/rules/wallet/withdrawal-terms.ts'
import { lockMembers } from '../../../ledger/lock-members.ts'
import { readTurnover, releaseTurnover } from '../../../ledger/fill-turnover.ts'
import { post } from '../../../ledger/post.ts'
import { endWagering, settleWagering } from '../../../ledger/wagering/end-wagering.ts'
import { readWallet } from '../../../ledger/read-balance.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { writeEvent } from '../../../platform/events/outbox.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import { checkPassword } from '../member/check-password.ts'
import type { WalletParts } from '../member/parts.ts'
import { newId } from '../member/random-id.ts'
import { runOnce } from '../../../ledger/run-once.ts'
import { coinPayment } from './coin-payment.ts'
import { readTerms, refusedByTerms } from './read-terms.ts'
import * as store from './store.ts'
import { viewWithdrawals, type WithdrawalView } from './view-withdrawal.ts'

type Input = InputOf<typeof call>
type Asking = Pick<MemberContext, 'memberId' | 'now'>

/** Requests a withdrawal, once per request id, and locks the money. The member cannot cancel it. */
export const requestWithdrawal = (
  platform: Platform,
  parts: WalletParts,
  input: Input,
  context: MemberContext,
): Promise<WithdrawalView> =>
  runOnce(platform, call, input, context, {
    isPermanent: true,
    ask: () => checkPassword(platform, parts, input.password, context),
    write: async (tx) => {
      await lockMembers(tx, [context.memberId])
      const card = await findCard(tx, input.cardId, context)
      const offer = await askTerms(tx, platform, card.kind, input, context)
      await settleWagering(tx, context.memberId)
      await refuseOpenTurnover(tx, context)
      await endWagering(tx, context.memberId, context.now)
      return lockMoney(tx, platform, { card, offer, input }, context)
    },
  })

const findCard = async (tx: Db, id: string, { memberId, now }: Asking): Promise<store.PaidCard> => {
  const card = await store.readCard(tx, memberId, id)
  if (card === null)
    throw new Refused((await store.hasCards(tx, memberId)) ? 'not-found' : 'card-needed')
  const until = heldUntil(card.usableFrom, now)
  if (until === null) return card
  throw new Refused(
    'card-held',
    { until: new Date(until).toISOString() },
    `该收款账户仍在冷静期，${siteMinute(until)} 之后才能取款至该账户`,
  )
}

const askTerms = async (
  tx: Db,
  { settings }: Platform,
  kind: CardKind,
  { amount }: Input,
  { memberId, now }: Asking,
): Promise<WithdrawalOffer> => {
  const terms = await readTerms(tx, settings, kind)
  const today = withdrawalsToday(await store.readSince(tx, memberId, periodStart('day', now)), now)
  const { centre } = await readWallet(tx, memberId)
  const offer = checkWithdrawal(amount, centre, terms, today)
  if (!offer.ok) throw refusedByTerms(offer.reason, amount, terms, today)
  return offer.value
}

const refuseOpenTurnover = async (
  tx: Db,
  { memberId, session, now }: Asking & Pick<MemberContext, 'session'>,
): Promise<void> => {
  await releaseTurnover(tx, memberId, now)
  const onBreak = breakAt(session.playBreak, now) !== null
  const lines = enforcedLines(await readTurnover(tx, memberId), onBreak)
  if (lines.length === 0) return
  throw new Refused('turnover-open', {
    left: fenToText(turnoverLeft(lines)),
    lines: lines.map(({ kind, cause, asked, done, since }) => ({
      kind,
      cause,
      asked: fenToText(asked),
      done: fenToText(done),
      madeAt: new Date(since).toISOString(),
    })),
  })
}

const lockMoney = async (
  tx: Db,
  { settings }: Platform,
  made: { card: { id: CardId; kind: CardKind }; offer: WithdrawalOffer; input: Input },
  { memberId, now }: Asking,
): Promise<WithdrawalView> => {
  const id = newId('wd')
  const { id: cardId, kind } = made.card
  const { amount, fee, paidOut } = made.offer
  const { quoteId, language = 'zh-CN' } = made.input
  const coin = await coinPayment(tx, settings, { id, memberId, kind, paidOut, quoteId, now })
  await store.insertWithdrawal(tx, { id, memberId, cardId, kind, amount, fee, coin, now })
  await post(
    tx,
    [
      {
        from: { memberId, pocket: 'centre' },
        into: { memberId, pocket: 'locked' },
        amount,
        code: 'withdraw-lock',
        cause: id,
        key: `${id}:lock`,
      },
    ],
    now,
  )
  await store.insertStep(tx, { id, state: 'requested', actor: 'member', reason: null, now })
  await writeEvent(tx, 'order-changed', { memberId, kind: 'withdraw', id, state: 'requested' })
  const row = await store.readOne(tx, memberId, id, language)
  const [view] = await viewWithdrawals(tx, row === null ? [] : [row], language)
  if (view === undefined) throw new Error('a withdrawal was not written')
  return view
}
