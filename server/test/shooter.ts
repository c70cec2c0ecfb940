import { randomUUID } from 'node:crypto'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { FishKindCode } from '@xinghe/rules/games/fishing/fish-kind.ts'
import { fishBetween, type Fish } from '@xinghe/rules/games/fishing/sea.ts'
import { bodyHashOf, type Rounds } from '../src/features/games/rounds/rounds.ts'
import type { PlayedShots } from '../src/features/games/shots/asked-shots.ts'
import { timestamp } from '../src/platform/database/value.ts'
import type { GamesFixture } from './games-fixture.ts'

interface Shot {
  readonly fish: string
  readonly bullet: Fen
}

export interface Water {
  readonly room: number
  readonly sea: string
  /** In the water now, of one kind where it is named. */
  fish(kind?: FishKindCode): Fish[]
  /** A member with money and a seat. */
  shooter(money?: { inVenue?: Fen; centre?: Fen }): Promise<MemberId>
  /** Keeps all seats of the room. */
  stay(): Promise<void>
  shoot(
    memberId: MemberId,
    hits: readonly Shot[],
    more?: { requestId?: string; room?: number; rounds?: Rounds },
  ): Promise<PlayedShots | 'repeated'>
}

/** A new room with four seats. */
export const openWater = async (fixture: GamesFixture): Promise<Water> => {
  const { sql, clock } = fixture
  const [row] = await sql<{ room: number; sea: string }[]>`
    insert into fish_room default values returning id as room, sea`
  if (row === undefined) throw new Error('no room')
  const { room, sea } = row
  let seats = 0
  return {
    room,
    sea,
    fish: (kind) => {
      const all = fishBetween(sea, clock.now(), clock.now())
      return kind === undefined ? all : all.filter((fish) => fish.kind === kind)
    },
    async shooter(money = {}) {
      const id = await fixture.member({ venue: 'XHBY', ...money })
      await sql`
        insert into fish_seat (room_id, seat, member_id, seen_at)
        values (${room}, ${seats}, ${id}, ${timestamp(clock.now())})`
      seats += 1
      return id
    },
    async stay() {
      await sql`update fish_seat set seen_at = ${timestamp(clock.now())} where room_id = ${room}`
    },
    shoot: (memberId, hits, more = {}) => {
      const { requestId = randomUUID(), room: asked = room, rounds = fixture.rounds } = more
      const bodyHash = bodyHashOf([asked, hits])
      return rounds.play({ kind: 'shots', memberId, requestId, room: asked, hits, bodyHash })
    },
  }
}

export const answered = async (work: Promise<PlayedShots | 'repeated'>): Promise<PlayedShots> => {
  const answer = await work
  if (answer === 'repeated') throw new Error('repeated')
  return answer
}
