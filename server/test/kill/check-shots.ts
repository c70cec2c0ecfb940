import { fenFromText, type Fen } from '@xinghe/rules/base/money.ts'
import type { Db } from '../../src/platform/database/connect.ts'
import { accepted, idOf, type Player } from './intention.ts'

/** As the answer to a call to shoot has it. */
export interface ToldShots {
  readonly roundId: string
  readonly stake: string
  readonly payout: string
  readonly hits: readonly {
    readonly fish: string
    readonly bullet: string
    readonly multiple: number
    readonly void: string | null
  }[]
}

interface ShotRow {
  readonly ticket: string
  readonly stake: Fen
  readonly payout: Fen
}

export interface ShotCounts {
  readonly hits: number
  readonly freeHits: number
  readonly catches: number
}

const fenOf = (text: string): Fen => {
  const fen = fenFromText(text)
  if (fen === null) throw new Error(`${text} is no amount`)
  return fen
}

interface HeardShots {
  readonly player: Player
  readonly room: string
  readonly told: ToldShots
}

const heardOf = (players: readonly Player[]): HeardShots[] =>
  players.flatMap((player) =>
    player.intentions
      .filter((one) => one.wish.what === 'shots' && idOf(one) !== null)
      .map(({ input, told }) => ({
        player,
        room: (input as { room: string }).room,
        told: told as ToldShots,
      })),
  )

/** The bullets that hit are charged and no others, and the catches are paid. */
const checkSums = ({ told: { roundId, stake, payout, hits } }: HeardShots, row?: ShotRow): void => {
  const sum = (of: (hit: ToldShots['hits'][number]) => Fen): Fen =>
    hits.reduce((total, hit) => total + of(hit), 0n)
  const charged = sum((hit) => (hit.void === null ? fenOf(hit.bullet) : 0n))
  const paid = sum((hit) => fenOf(hit.bullet) * BigInt(hit.multiple))
  if (hits.some((hit) => hit.void !== null && hit.multiple > 0))
    throw new Error(`${roundId} pays for a hit that was free`)
  if (charged !== fenOf(stake) || paid !== fenOf(payout))
    throw new Error(`${roundId} was told ${stake} and ${payout}, not ${charged} and ${paid}`)
  if (row?.stake !== charged || row.payout !== paid)
    throw new Error(`${roundId} was acknowledged and is lost`)
}

/**
 * Every acknowledged call is there once, with what its hits cost and brought; every fish was caught once, by
 * the round that says so.
 */
export const checkShots = async (db: Db, players: readonly Player[]): Promise<ShotCounts> => {
  const rows = await db<ShotRow[]>`
    select ticket, stake, payout from game_bet where game = 'FISH'`
  const byTicket = new Map(rows.map((row) => [row.ticket, row]))
  const kills = await db<{ place: string; ticket: string }[]>`
    select room_id || ' ' || fish as place, ticket from fish_kill join game_bet b on b.id = bet_id`
  const killer = new Map(kills.map(({ place, ticket }) => [place, ticket]))
  const caught = new Map<string, string>()
  const heard = heardOf(players)
  for (const shots of heard) {
    const { roundId, hits } = shots.told
    checkSums(shots, byTicket.get(roundId))
    for (const { fish, multiple } of hits) {
      if (multiple === 0) continue
      const place = `${shots.room} ${fish}`
      const before = caught.get(place)
      if (before !== undefined) throw new Error(`${place} was caught by ${before} and ${roundId}`)
      caught.set(place, roundId)
      if (killer.get(place) !== roundId) throw new Error(`${place} is not caught by ${roundId}`)
    }
  }
  const known = new Set(players.flatMap((player) => accepted(player, 'shots').map(({ id }) => id)))
  if (known.size < heard.length) throw new Error('two calls to shoot have one round')
  const all = heard.flatMap(({ told }) => told.hits)
  return {
    hits: all.length,
    freeHits: all.filter((hit) => hit.void !== null).length,
    catches: caught.size,
  }
}
