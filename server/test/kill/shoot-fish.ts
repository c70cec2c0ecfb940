import { randomUUID } from 'node:crypto'
import { joinRoom, shoot } from '@xinghe/contract/games-fishing.ts'
import { instant, secondMs } from '@xinghe/rules/base/instant.ts'
import { fenToText } from '@xinghe/rules/base/money.ts'
import type { Rng } from '@xinghe/rules/base/rng.ts'
import { bullets, hitsMost } from '@xinghe/rules/games/fishing/cannon.ts'
import { fishBetween } from '@xinghe/rules/games/fishing/sea.ts'
import { oneOf } from '../random-choice.ts'
import type { Intention, Player } from './intention.ts'
import { ask, type Line } from './speak.ts'

interface Seat {
  readonly room: string
  readonly sea: string
  readonly askedAt: number
}

/** A seat is left after a minute. */
const seatMs = 20 * secondMs
/** All shoot at the few fish that came last, so that they meet at one. */
const wantedMost = 5

const seats = new WeakMap<Player, Seat>()

/** Null when the site does not answer. */
const sit = async (line: Line, player: Player): Promise<Seat | null> => {
  const known = seats.get(player)
  if (known !== undefined && Date.now() - known.askedAt < seatMs) return known
  const input = { uid: player.gamer?.uids.fishing }
  const answer = await ask(line, player, { call: joinRoom, input, requestId: randomUUID() })
  if (typeof answer === 'string') return null
  if (answer.status_code !== 6000) throw new Error(`no seat: ${JSON.stringify(answer.data)}`)
  const { room, sea } = answer.data
  const seat = { room: String(room), sea: String(sea), askedAt: Date.now() }
  seats.set(player, seat)
  return seat
}

/** One to three hits on fish that others shoot at too; null when the site does not answer. */
export const chooseShots = async (
  line: Line,
  player: Player,
  rng: Rng,
): Promise<Intention | null> => {
  const seat = await sit(line, player)
  if (seat === null) return null
  const now = instant(Date.now())
  const wanted = fishBetween(seat.sea, now, now)
    .toSorted((one, other) => other.entersAt - one.entersAt)
    .slice(0, wantedMost)
  const first = rng.below(wanted.length)
  const hits = Array.from({ length: 1 + rng.below(hitsMost) }, (_, at) => {
    const fish = wanted[(first + at) % wanted.length]
    if (fish === undefined) throw new Error('the sea has no fish')
    return { fish: fish.id, bullet: oneOf(rng, bullets) }
  })
  const amount = hits.reduce((sum, { bullet }) => sum + bullet, 0n)
  const told = hits.map(({ fish, bullet }) => ({ fish, bullet: fenToText(bullet) }))
  return {
    wish: { what: 'shots', amount },
    call: shoot,
    input: { uid: player.gamer?.uids.fishing, room: seat.room, hits: told },
    requestId: randomUUID(),
    answer: null,
  }
}
