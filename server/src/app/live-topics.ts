import { fenToText } from '@xinghe/rules/base/money.ts'
import type { MemberTopic, NoticesTopic, SiteTopic } from '@xinghe/contract/socket.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { countOffers } from '../ledger/awards/store.ts'
import { readVenueWallets } from '../ledger/lock-wallets.ts'
import { readWallet } from '../ledger/read-balance.ts'
import { readCurrentGrade } from '../features/vip/grades/store.ts'
import { countUnread } from '../features/inbox/store.ts'
import type { Consumer } from '../platform/events/dispatcher.ts'
import { maintenanceNow } from '../platform/http/check-call.ts'
import { tellProcesses, type LiveEvent } from '../platform/live/fan-out.ts'
import type { Hub } from '../platform/live/hub.ts'
import { makeTopics, type TopicFamily, type Topics } from '../platform/live/topics.ts'
import type { Platform } from '../platform/parts.ts'

const siteTopic = (platform: Platform): SiteTopic => ({ maintenance: maintenanceNow(platform) })

const memberTopic = async ({ sql, clock }: Platform, memberId: MemberId): Promise<MemberTopic> => {
  const [offers, vipGrade, wallet, inVenues, unread] = await Promise.all([
    countOffers(sql, memberId, clock.now()),
    readCurrentGrade(sql, memberId),
    readWallet(sql, memberId),
    readVenueWallets(sql, memberId),
    countUnread(sql, memberId),
  ])
  const venues = Object.fromEntries(
    Array.from(inVenues.venues, ([code, balance]) => [code, fenToText(balance)]),
  )
  return {
    balance: fenToText(wallet.centre),
    locked: fenToText(wallet.locked),
    venues,
    unread,
    offers,
    vipGrade,
  }
}

export const liveTopics = (platform: Platform, families: readonly TopicFamily[]): Topics =>
  makeTopics(
    {
      site: async () => siteTopic(platform),
      notices: async (): Promise<NoticesTopic> => ({ version: 0 }),
      member: async (memberId) => (memberId === null ? {} : memberTopic(platform, memberId)),
    },
    families,
  )

/** One process takes events from the outbox and sends them to all processes, also to itself. */
export const liveConsumer: Consumer = {
  name: 'live',
  handle: (events, tx) => tellProcesses(tx, events),
}

/** Skips members without a subscription in this process: their next snapshot is complete. */
const publishMember = async (
  platform: Platform,
  hub: Hub,
  memberId: string,
  more: Partial<MemberTopic> = {},
): Promise<void> => {
  const channel = `member:${memberId}`
  if (hub.readers(channel) === 0) return
  const topic = await memberTopic(platform, memberId as MemberId)
  hub.publish(channel, 'member', { ...topic, ...more })
}

/** Turns the events into deltas for the sockets of this process. */
export const publishLive = async (
  platform: Platform,
  hub: Hub,
  event: LiveEvent,
): Promise<void> => {
  switch (event.kind) {
    case 'setting-changed':
      await platform.settings.reload()
      hub.publish('site', 'site', siteTopic(platform))
      return
    case 'notice-published':
    case 'broadcast-sent':
      hub.publish('notices', 'notices', { version: event.number } satisfies NoticesTopic)
      return
    case 'balance-changed':
    case 'letter-sent':
      return publishMember(platform, hub, event.body.memberId)
    case 'balances-changed':
      for (const memberId of event.body.memberIds) await publishMember(platform, hub, memberId)
      return
    case 'order-changed': {
      const { memberId, ...order } = event.body
      return publishMember(platform, hub, memberId, { order })
    }
    case 'bet-changed': {
      const { memberId, betId, state } = event.body
      return publishMember(platform, hub, memberId, { bet: { id: betId, state } })
    }
    case 'price-reached': {
      const { memberId, targetId } = event.body
      return publishMember(platform, hub, memberId, { priceTarget: { id: targetId } })
    }
    default:
  }
}

/** Members whose VIP grade may have changed: a grade is told with the balance. */
export const gradesMayChange = (event: LiveEvent): readonly string[] => {
  if (event.kind === 'balance-changed') return [event.body.memberId]
  return event.kind === 'balances-changed' ? event.body.memberIds : []
}
