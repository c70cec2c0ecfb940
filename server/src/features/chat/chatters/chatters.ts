import { createHmac } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { seededRng } from '@xinghe/rules/base/rng.ts'
import { simulatedName } from '@xinghe/rules/base/simulated-name.ts'
import { chatterLine } from '@xinghe/rules/chat/chatter-lines.ts'
import { simulatedPauseMs } from '@xinghe/rules/chat/limits.ts'
import { maskChatName } from '@xinghe/rules/chat/mask-name.ts'
import { matchOfRoom } from '@xinghe/rules/chat/room.ts'
import { isUniqueViolation } from '../../../platform/database/connect.ts'
import { runEvery, type Repeating } from '../../../platform/jobs/run-every.ts'
import type { Platform } from '../../../platform/parts.ts'
import type { MatchNow, MatchSource } from '../matches/match-source.ts'
import type { Rooms } from '../rooms/rooms.ts'
import { notify } from '../rooms/store.ts'
import { insertMessages, isJustWritten, lockRoom, moveRoom } from '../send/store.ts'

type ChatterPlatform = Pick<Platform, 'sql' | 'clock' | 'secrets'>

const lookMs = 2_000
const personas = 40
/** A fresh event is spoken of in so long. */
const freshMs = 20_000
/** Of ten slots, so many have a line. */
const busySlots = 6
const calmSlots = 2

/** The same in every process: it follows from the world's seed, the match and the time. */
const lineOf = (seed: number, gide: string, slot: number, match: MatchNow, now: Instant) => {
  const digest = createHmac('sha256', String(seed)).update(`${gide} ${slot}`).digest()
  const rng = seededRng(digest.readUInt32BE(0))
  const isFresh = match.moment !== null && now - match.reportedAt < freshMs
  if (rng.below(10) >= (isFresh ? busySlots : calmSlots)) return null
  const persona = rng.below(personas)
  return {
    memberId: `sim:${persona}`,
    name: maskChatName(simulatedName(seededRng(seed + persona))),
    msg: chatterLine(rng, isFresh ? (match.moment?.kind ?? null) : null),
  }
}

/** Writes the line of this slot, once over all processes. */
const speak = (
  { sql, clock }: ChatterPlatform,
  rid: string,
  slot: number,
  line: { readonly memberId: string; readonly name: string; readonly msg: string },
): Promise<void> =>
  sql.begin(async (tx) => {
    const room = await lockRoom(tx, rid)
    const now = clock.now()
    if (room === null || room.state === 'closed' || (room.endsAt !== null && room.endsAt <= now))
      return
    if (await isJustWritten(tx, rid, 'simulated', simulatedPauseMs, now)) return
    const at = (room.lastAt !== null && room.lastAt >= now ? room.lastAt + 1 : now) as Instant
    const seq = room.seq + 1
    const cid = `${rid}:${slot}`
    const id = `sim_${createHmac('sha256', 'sim').update(cid).digest('base64url').slice(0, 16)}`
    const message = { ...line, seq, id, cid, sentHash: '', kind: 'text', vip: 0, at } as const
    await insertMessages(tx, rid, [{ ...message, simulated: true, body: null, ticket: null }])
    await moveRoom(tx, rid, seq, at)
    await notify(tx, { rid, upTo: seq })
  })

/** Simulated chatters in rooms of running matches that somebody reads; the demo only. */
export const startChatters = (
  platform: ChatterPlatform,
  rooms: Rooms,
  source: MatchSource,
  log: Pick<FastifyBaseLogger, 'error'>,
): Repeating & { look(): Promise<void> } => {
  const seed = platform.secrets.key('sports-world').readUInt32BE(0)
  const look = async (): Promise<void> => {
    const now = platform.clock.now()
    const slot = Math.floor(now / simulatedPauseMs)
    for (const { rid } of rooms.read()) {
      const gide = matchOfRoom(rid)
      const match = typeof gide === 'string' ? source.read(gide) : null
      const line = match === null ? null : lineOf(seed, gide ?? '', slot, match, now)
      if (line === null) continue
      await speak(platform, rid, slot, line).catch((error: unknown) => {
        // Another process was quicker.
        if (!isUniqueViolation(error)) throw error
      })
    }
  }
  const repeating = runEvery(lookMs, () =>
    look().catch((error: unknown) => log.error({ err: error }, 'a simulated chatter failed')),
  )
  return { look, close: () => repeating.close() }
}
