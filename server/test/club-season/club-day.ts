import {
  confirmActivity,
  joinActivity,
  activityState,
  claimOffers,
} from '@xinghe/contract/promotions.ts'
import { exchangeGift, giftList } from '@xinghe/contract/promotions-exchange.ts'
import { pay } from '@xinghe/contract/wallet-deposit.ts'
import type { ActivityKind } from '@xinghe/rules/base/award.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { fenToText } from '@xinghe/rules/base/money.ts'
import { grantBonus } from '../../src/features/promotions/deposit-bonus/grant-bonus.ts'
import { takePayment } from '../../src/features/wallet/deposit/take-callback.ts'
import { timestamp } from '../../src/platform/database/value.ts'
import type { ClubMember } from './club-members.ts'
import type { ClubSite } from './club-site.ts'

/** Orders at the cashier, pays, and gets the bonus that was chosen. */
export const depositMoney = async (
  site: ClubSite,
  member: ClubMember,
  amount: Fen,
  kind: 'firstDeposit' | 'againDeposit',
): Promise<void> => {
  const { sql, clock, settings } = site.platform
  const activity = { kind, id: '1', version: 1 }
  const wanted = { rail: 'bank' as const, amount }
  const chosen = await site.call(member, pay, { ...wanted, activity })
  const order = typeof chosen === 'string' ? await site.call(member, pay, wanted) : chosen
  if (typeof order === 'string') throw new Error(`no order: ${order}`)
  const { orderId } = order
  const reference = `ref-${orderId}`
  const receivedAt = clock.now()
  const told = { orderId, reference, amount: fenToText(order.payAmount) }
  const verdict = await takePayment(site.platform, 'bank', told, {
    rail: 'bank',
    ...told,
    body: '',
    cameFrom: '',
    receivedAt,
  })
  if (verdict !== 'credited') throw new Error(`a payment was ${verdict}`)
  if (typeof chosen !== 'string') await grantBonus({ sql, clock, settings }, orderId, reference)
}

const claimAll = async (
  site: ClubSite,
  member: ClubMember,
  kind: ActivityKind,
  id: string,
): Promise<void> => {
  const state = await site.call(member, activityState, { kind, id })
  if (typeof state === 'string') return
  for (const { item, period, state: itemState } of state.items) {
    if (itemState !== 'claimable') continue
    const shown = await site.call(member, confirmActivity, { kind, id, item, period })
    if (typeof shown === 'string') continue
    const { confirmId } = shown
    await site.call(member, joinActivity, { kind, id, action: 'claim', item, period, confirmId })
  }
}

const draw = async (site: ClubSite, member: ClubMember): Promise<void> => {
  const wheel = { kind: 'drawGift', id: '1' } as const
  for (;;) {
    const state = await site.call(member, activityState, wheel)
    if (typeof state === 'string' || state.draws === undefined || state.draws.left === 0) return
    const { commit } = state.draws
    const drawn = { ...wheel, action: 'draw', commit, clientSeed: `club ${member.at}` } as const
    if (typeof (await site.call(member, joinActivity, drawn)) === 'string') return
  }
}

const claimOwnOffers = async (site: ClubSite, member: ClubMember): Promise<void> => {
  const { sql, clock } = site.platform
  const rows = await sql<{ id: string }[]>`
    select id from award where member_id = ${member.id} and state = 'offered'
      and (claim_until is null or claim_until > ${timestamp(clock.now())}) order by id limit 50`
  const awardIds = rows.map(({ id }) => id)
  if (awardIds.length > 0) await site.call(member, claimOffers, { awardIds })
}

const exchange = async (site: ClubSite, member: ClubMember): Promise<void> => {
  const list = await site.call(member, giftList, {})
  if (typeof list === 'string') return
  const gift = list.gifts.findLast(({ points, left }) => points <= list.points && left !== 0)
  if (gift !== undefined && !gift.isOwned)
    await site.call(member, exchangeGift, { gift: gift.id, points: gift.points })
}

export const tightId = 'tight'

/** Everything that the pages offer to a member. */
export const pressEverything = async (
  site: ClubSite,
  member: ClubMember,
  isNew: boolean,
): Promise<void> => {
  if (isNew) await claimAll(site, member, 'newTask', '1')
  if (isNew) await claimAll(site, member, 'friendInvitation', '1')
  await claimAll(site, member, 'bettingGift', '1')
  await claimAll(site, member, 'bettingGift', tightId)
  await site.call(member, joinActivity, { kind: 'signGift', id: '1', action: 'sign' })
  await draw(site, member)
  await claimOwnOffers(site, member)
  await exchange(site, member)
}
