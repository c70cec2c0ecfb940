import type { FastifyBaseLogger } from 'fastify'
import { chatIds } from '@xinghe/contract/chat-frames.ts'
import { matchRoomEndsMs } from '@xinghe/rules/chat/limits.ts'
import { matchOfRoom, matchRid } from '@xinghe/rules/chat/room.ts'
import { runEvery, type Repeating } from '../../../platform/jobs/run-every.ts'
import type { Platform } from '../../../platform/parts.ts'
import { readQuizzes } from '../quiz/store.ts'
import { talliesOf } from '../quiz/tallies.ts'
import type { LiveRoom } from '../rooms/live-room.ts'
import type { Rooms } from '../rooms/rooms.ts'
import { notify } from '../rooms/store.ts'
import type { MatchSource } from './match-source.ts'
import { setEnds } from './store.ts'

const lookMs = 5_000

export interface FollowedMatches extends Repeating {
  /** Tells what is new; runs by itself every five seconds. */
  look(): Promise<void>
}

/** Tells the rooms of matches their score, the tallies of their quiz, and their end. */
export const followMatches = (
  { sql, clock }: Pick<Platform, 'sql' | 'clock'>,
  rooms: Rooms,
  source: MatchSource,
  log: Pick<FastifyBaseLogger, 'error'>,
): FollowedMatches => {
  /** The newest score, quiz and end that each room was told. */
  const told = new Map<string, { score?: string; quiz?: string; ended?: true }>()
  const toldOf = (rid: string) => {
    const known = told.get(rid) ?? {}
    told.set(rid, known)
    return known
  }

  const tellScore = (gide: string): void => {
    const rid = matchRid(gide)
    const room = rooms.known(rid)
    if (room === null || room.readers.size === 0) return
    const match = source.read(gide)
    if (match === null) return
    const { homeScore, awayScore, moment } = match
    const score = JSON.stringify([homeScore, awayScore, moment])
    // The clock alone is no news.
    if (toldOf(rid).score === score) return
    toldOf(rid).score = score
    room.tell({
      msgId: chatIds.scorePush,
      msgData: {
        rid,
        gide,
        sc_FT_H: homeScore,
        sc_FT_C: awayScore,
        re_time: match.clock,
        event: moment,
      },
    })
    rooms.wake(room)
  }
  const unfollow = source.onChange(tellScore)

  const tellEnd = (room: LiveRoom): void => {
    if (!room.hasEnded(clock.now()) || toldOf(room.rid).ended === true) return
    toldOf(room.rid).ended = true
    room.tell({ msgId: chatIds.roomDestroy, msgData: { rid: room.rid } })
    rooms.wake(room)
  }
  const tellQuizzes = async (gides: readonly string[]): Promise<void> => {
    for (const quiz of await readQuizzes(sql, gides)) {
      const msgData = talliesOf(quiz)
      const text = JSON.stringify(msgData)
      const room = rooms.known(msgData.rid)
      if (room === null || toldOf(msgData.rid).quiz === text) continue
      toldOf(msgData.rid).quiz = text
      room.tell({ msgId: chatIds.prediction, msgData })
      rooms.wake(room)
    }
  }
  const look = async (): Promise<void> => {
    const read = rooms.read().filter(({ rid }) => matchOfRoom(rid) !== null)
    for (const rid of told.keys()) if (!read.some((room) => room.rid === rid)) told.delete(rid)
    if (read.length === 0) return
    const gides = read.map(({ rid }) => matchOfRoom(rid) ?? '')
    const ended = await setEnds(sql, gides, matchRoomEndsMs)
    for (const rid of ended) await notify(sql, { rid, changed: true })
    for (const gide of gides) tellScore(gide)
    for (const room of read) tellEnd(room)
    await tellQuizzes(gides)
  }
  const repeating = runEvery(lookMs, () =>
    look().catch((error: unknown) =>
      log.error({ err: error }, 'the matches of the chat were not read'),
    ),
  )
  return {
    look,
    async close() {
      unfollow()
      await repeating.close()
    },
  }
}
