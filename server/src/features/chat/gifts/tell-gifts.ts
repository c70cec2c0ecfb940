import type { FastifyBaseLogger } from 'fastify'
import { later, minuteMs, type Instant } from '@xinghe/rules/base/instant.ts'
import { fenToText, type Fen } from '@xinghe/rules/base/money.ts'
import { maskChatName } from '@xinghe/rules/chat/mask-name.ts'
import { hallRid } from '@xinghe/rules/chat/room.ts'
import { gameNames } from '@xinghe/rules/games/house/texts.ts'
import type { Consumer } from '../../../platform/events/dispatcher.ts'
import type { Db, Sql } from '../../../platform/database/connect.ts'
import type { EventBodies } from '../../../platform/events/kinds.ts'
import { runEvery, type Repeating } from '../../../platform/jobs/run-every.ts'
import type { Platform } from '../../../platform/parts.ts'
import { winnerTermsOf } from '../../../platform/settings/winner-terms.ts'
import { insertEvent } from '../moderation/store.ts'
import { notify } from '../rooms/store.ts'
import { isJustWritten, lockRoom } from '../send/store.ts'
import { scriptPairOf } from '../text/script-pair.ts'
import { hideGifts } from './hide-gifts.ts'
import * as store from './store.ts'

/** Gifts of so long are one message. */
const gatherMs = 10_000
const giftsPerMessage = 20

type Awards = EventBodies['awards-granted']['awards']

const addAwards = async (tx: Db, awards: Awards, now: Instant): Promise<void> => {
  const members = await store.readNames(
    tx,
    awards.map(({ memberId }) => memberId),
  )
  const gifts = awards.flatMap(({ id, memberId, title, amount }): store.NewGift[] => {
    const member = members.get(memberId)
    if (member === undefined) return []
    const name = maskChatName(member.name)
    return [{ ...member, memberId, name, kind: 'award', title, amount: BigInt(amount), cause: id }]
  })
  await store.insertGifts(tx, gifts, now)
}

/**
 * Awards come through the outbox; each waits for the next message of the hall. A member who no longer wants
 * to be shown disappears from earlier messages.
 */
export const giftConsumer = ({ clock }: Pick<Platform, 'clock'>): Consumer => ({
  name: 'chat-gifts',
  async handle(events, tx) {
    for (const { kind, body } of events) {
      if (kind === 'wins-hidden') await hideGifts(tx, body.memberId, clock.now())
      if (kind === 'awards-granted') await addAwards(tx, body.awards, clock.now())
    }
  },
})

const titleOf = (game: string): string =>
  Object.hasOwn(gameNames, game) ? gameNames[game as keyof typeof gameNames] : game

/** Wins are read from the last minute; each is stored once, whoever reads it. */
const collectWins = async (sql: Sql, leastNet: Fen, now: Instant): Promise<void> => {
  const wins = await store.readWins(sql, leastNet, later(now, -minuteMs))
  if (wins.length === 0) return
  const gifts = wins.map(({ id, memberId, game, name, simulated, amount }): store.NewGift => ({
    memberId,
    name: maskChatName(name),
    kind: 'win',
    title: titleOf(game),
    amount,
    simulated,
    cause: id,
  }))
  await store.insertGifts(sql, gifts, now)
}

/** One message of the hall with everything that waits, at most every ten seconds over all processes. */
export const tellGifts = async ({
  sql,
  clock,
  settings,
}: Pick<Platform, 'sql' | 'clock' | 'settings'>): Promise<void> => {
  const now = clock.now()
  await collectWins(sql, winnerTermsOf(settings).leastNet, now)
  if (!(await store.isAnyWaiting(sql))) return
  await sql.begin(async (tx) => {
    await lockRoom(tx, hallRid)
    if (await isJustWritten(tx, hallRid, 'gift', gatherMs, now)) return
    const waiting = await store.takeWaiting(tx, giftsPerMessage)
    const shown = waiting.filter((gift) => gift.shown)
    if (shown.length === 0) return
    const gifts = shown
      .toSorted((one, other) => Number(one.id - other.id))
      .map(({ name, kind, title, amount, simulated }) => ({
        name,
        kind,
        title: scriptPairOf(title),
        amount: fenToText(amount),
        simulated,
      }))
    const upTo = await insertEvent(tx, hallRid, { kind: 'gift', body: { gifts }, by: null }, now)
    await store.markTold(
      tx,
      shown.map(({ id }) => id),
      upTo,
    )
    await notify(tx, { rid: hallRid, upTo })
  })
}

export const tellGiftsOften = (
  platform: Pick<Platform, 'sql' | 'clock' | 'settings'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): Repeating =>
  runEvery(gatherMs, () =>
    tellGifts(platform).catch((error: unknown) =>
      log.error({ err: error }, 'awards were not told in the chat'),
    ),
  )
