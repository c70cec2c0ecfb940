import { createHash, randomUUID } from 'node:crypto'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Rng } from '@xinghe/rules/base/rng.ts'
import { bullets, hitsMost } from '@xinghe/rules/games/fishing/cannon.ts'
import { fishBetween } from '@xinghe/rules/games/fishing/sea.ts'
import { bodyHashOf } from '../../src/features/games/rounds/rounds.ts'
import type { PlayedShots } from '../../src/features/games/shots/asked-shots.ts'
import { timestamp } from '../../src/platform/database/value.ts'
import type { Sql } from '../../src/platform/database/connect.ts'
import type { GamesFixture } from '../games-fixture.ts'
import { oneOf } from '../random-choice.ts'

const seatsOfRoom = 4
/** The four of a room shoot at the fish that came last, so that they meet at one. */
const wantedMost = 4

export interface SimulatedRooms {
  /** Whether the members of this one's room all shoot in this wave. */
  meets(memberId: MemberId, wave: number): boolean
  /** Keeps every seat. */
  stay(): Promise<void>
  shoot(memberId: MemberId, rng: Rng): Promise<PlayedShots>
}

/** Every member has a seat, in rooms whose seas are the same for one seed. */
export const openSimulatedRooms = async (
  { sql, clock, rounds }: GamesFixture,
  members: readonly MemberId[],
  seed: number,
): Promise<SimulatedRooms> => {
  const places = new Map<MemberId, { room: number; sea: string }>()
  for (const [at, memberId] of members.entries()) {
    const [number, seat] = [Math.floor(at / seatsOfRoom), at % seatsOfRoom]
    const sea = createHash('sha256').update(`${seed} ${number}`).digest('hex').slice(0, 32)
    const before = places.get(members[at - seat] ?? memberId)
    const [row] = before
      ? [before]
      : await sql<{ room: number }[]>`
          insert into fish_room (sea) values (${sea}) returning id as room`
    if (row === undefined) throw new Error('no room')
    places.set(memberId, { room: row.room, sea })
    await sql`
      insert into fish_seat (room_id, seat, member_id, seen_at)
      values (${row.room}, ${seat}, ${memberId}, ${timestamp(clock.now())})`
  }
  return {
    meets: (memberId, wave) =>
      Math.floor(members.indexOf(memberId) / seatsOfRoom) ===
      wave % Math.ceil(members.length / seatsOfRoom),
    async stay() {
      await sql`update fish_seat set seen_at = ${timestamp(clock.now())}`
    },
    async shoot(memberId, rng) {
      const place = places.get(memberId)
      if (place === undefined) throw new Error('a member without a seat')
      const { room, sea } = place
      const wanted = fishBetween(sea, clock.now(), clock.now())
        .toSorted((one, other) => other.entersAt - one.entersAt)
        .slice(0, wantedMost)
      const first = rng.below(wanted.length)
      const hits = Array.from({ length: 1 + rng.below(hitsMost) }, (_, at) => ({
        fish: wanted[(first + at) % wanted.length]?.id ?? '',
        bullet: oneOf(rng, bullets),
      }))
      const bodyHash = bodyHashOf([room, hits])
      const requestId = randomUUID()
      const shots = { kind: 'shots', memberId, requestId, room, hits, bodyHash } as const
      const played = await rounds.play(shots)
      if (played === 'repeated') throw new Error('a new request was answered before')
      return played
    },
  }
}

interface StoredHit {
  readonly fish: string
  readonly bullet: number
  readonly void: string | null
}

/** Shots that cost other than the bullets that hit, and fish that were hit after their catch. */
export const findWrongShots = async (sql: Sql): Promise<string[]> => {
  const bets = await sql<
    { id: bigint; ticket: string; stake: bigint; choice: { room: string; hits: StoredHit[] } }[]
  >`select id, ticket, stake, choice from game_bet where game = 'FISH' order by id`
  const kills = await sql<{ place: string; betId: bigint }[]>`
    select room_id || ' ' || fish as place, bet_id as "betId" from fish_kill`
  const caughtBy = new Map(kills.map(({ place, betId }) => [place, betId]))
  return bets.flatMap(({ id, ticket, stake, choice: { room, hits } }) => {
    const charged = hits.filter((hit) => hit.void === null)
    const sum = charged.reduce((total, { bullet }) => total + bullet, 0)
    const late = charged.filter(({ fish }) => (caughtBy.get(`${room} ${fish}`) ?? id) < id)
    return [
      ...(BigInt(sum) === stake ? [] : [`${ticket} cost ${stake} instead of ${sum}`]),
      ...late.map(({ fish }) => `${ticket} was charged for ${fish}, which was caught`),
    ]
  })
}
