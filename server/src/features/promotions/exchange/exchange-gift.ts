import { randomBytes } from 'node:crypto'
import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import { exchangeGift as call } from '@xinghe/contract/promotions-exchange.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { monthPeriod } from '@xinghe/rules/base/period.ts'
import type { Gift } from '@xinghe/rules/promotions/points.ts'
import { grantAwards } from '../../../ledger/awards/grant-awards.ts'
import { readWallet } from '../../../ledger/read-balance.ts'
import { runOnce } from '../../../ledger/run-once.ts'
import type { Tx } from '../../../platform/database/connect.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import { bringPointsForward } from './bring-points-forward.ts'
import { insertEntry, insertExchange, readOwned, takeGift } from './store.ts'
import { readTerms, type CurrentTerms } from './terms.ts'

/** Points for a gift: the points, one of the month's gifts and the money, in one transaction. */
export const exchangeGift = (
  parts: Pick<Platform, 'sql' | 'secrets'>,
  input: InputOf<typeof call>,
  context: MemberContext,
): Promise<OutputOf<typeof call>> =>
  runOnce(parts, call, input, context, {
    isPermanent: true,
    write: async (tx) => {
      const { memberId, now } = context
      const current = await readTerms(tx, now)
      const gift = current.terms.gifts.find(({ id }) => id === input.gift)
      if (gift === undefined) throw new Refused('not-found')
      if (gift.points !== input.points) throw new Refused('activity-changed')
      const points = await bringPointsForward(tx, memberId, current.terms, now)
      if (points < gift.points) throw new Refused('points-too-few', { points })
      if (gift.isOnce && (await readOwned(tx, memberId)).has(gift.id))
        throw new Refused('award-claimed')
      if (!(await takeGift(tx, gift, monthPeriod(now).name))) throw new Refused('gift-sold-out')
      const id = await writeExchange(tx, memberId, gift, points, now)
      await payGift(tx, memberId, gift, id, current, now)
      const { centre } = await readWallet(tx, memberId)
      return { id, points: points - gift.points, centerWalletBalance: centre }
    },
  })

const writeExchange = async (
  tx: Tx,
  memberId: MemberId,
  { id: gift, title, points: price, amount }: Gift,
  points: number,
  now: Instant,
): Promise<string> => {
  const id = `exc_${randomBytes(12).toString('hex')}`
  const entry = { change: -price, reason: 'exchange', balance: points - price } as const
  const entryId = await insertEntry(tx, memberId, entry, now)
  await insertExchange(
    tx,
    memberId,
    { id, gift, title, points: price, amount, madeAt: now },
    entryId,
  )
  return id
}

const payGift = async (
  tx: Tx,
  memberId: MemberId,
  { id: item, amount }: Gift,
  period: string,
  { version, terms: { multipleHundredths } }: CurrentTerms,
  now: Instant,
): Promise<void> => {
  if (amount === null) return
  const source = 'exchange'
  await grantAwards(
    tx,
    [{ memberId, source, period, item, amount, multipleHundredths, version, claimUntil: null }],
    now,
  )
}
