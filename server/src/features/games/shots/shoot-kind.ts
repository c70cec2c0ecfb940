import { Refused } from '@xinghe/contract/refusal.ts'
import { charged } from '@xinghe/rules/games/fishing/shots.ts'
import { refusedPlay } from '../../../ledger/check-limits.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { gameChannels } from '../channels/game-channels.ts'
import type { KindBatch, KindWay, RoundKind, Seat } from '../round/round-kind.ts'
import type { Judgement } from '../round/round.ts'
import { advanceSeeds, lockSeeds } from '../seeds/lock-seeds.ts'
import type { SoloParts } from '../solo/solo-parts.ts'
import { insertBets, readBodyHashes } from '../solo/store-bet.ts'
import type { AskedShots, PlayedShots } from './asked-shots.ts'
import { drawShots, type DrawnShots } from './draw-shots.ts'
import { judgeHits } from './judge-hits.ts'
import { keptUntil } from './seat-time.ts'
import { insertKills, keyOf, takeFish, type Kill, type RoomFish } from './store-fish.ts'
import { readSeats } from './store-seat.ts'
import { newsOfShots, tellRooms } from './tell-rooms.ts'

const killsOf = ({ bet, place, answer }: DrawnShots): Kill[] =>
  answer.hits
    .filter(({ multiple }) => multiple > 0)
    .map(({ fish }) => ({ room: place.room, fish, betId: bet.number }))

/** What others in the room see: no hit that was void. */
const toldShot = ({ place: { room, seat }, answer }: DrawnShots) => {
  const hits = answer.hits
    .filter((hit) => hit.void === null)
    .map(({ fish, bullet, multiple }) => ({ fish, bullet, multiple }))
  return { room, shot: { seat, hits } }
}

const openShots = async (
  parts: Pick<SoloParts, 'vault' | 'stream'>,
  tx: Db,
  asks: readonly AskedShots[],
  numbers: readonly number[],
  { looksUp }: KindWay,
): Promise<KindBatch<PlayedShots>> => {
  const memberIds = asks.map(({ memberId }) => memberId)
  const wanted = asks.flatMap(({ room, hits }) => hits.map(({ fish }) => ({ room, fish })))
  const [seedsOf, placeOf, water, answered] = await Promise.all([
    lockSeeds(tx, parts.vault, memberIds),
    readSeats(tx, memberIds),
    takeFish(tx, wanted),
    looksUp ? readBodyHashes(tx, asks) : new Map<string, string>(),
  ])
  const drawn: DrawnShots[] = []
  // A lock keeps other transactions away, not the other members of this one.
  const caughtHere = new Set<string>()
  const taken = {
    ...water,
    isCaught: (fish: RoomFish) => water.isCaught(fish) || caughtHere.has(keyOf(fish)),
  }

  const shoot = (asked: AskedShots, number: number, seat: Seat): PlayedShots | Refused => {
    const { memberId, room } = asked
    const { player, terms, now } = seat
    const refusal = refusedPlay(terms, now)
    if (refusal !== null) return refusal
    const place = placeOf.get(memberId)
    if (place?.room !== room || now >= keptUntil(place.seenAt)) return new Refused('not-seated')
    const judged = judgeHits(asked, place.sea, taken, now)
    if (!judged.ok) return new Refused(judged.reason)
    const seeds = seedsOf(memberId)
    if (!seeds.ok) return new Refused(seeds.reason)
    const stake = BigInt(charged(judged.value))
    const overLimit = stake === 0n ? null : player.refusedLimit(stake)
    if (overLimit !== null) return overLimit
    const { readyAt } = seeds.value
    if (now < readyAt) return new Refused('round-too-soon', { waitMs: readyAt - now })
    if (stake === 0n)
      return { round: null, hits: judged.value, stakeable: player.stakeable(), readyAt }
    const using = { place, seeds: seeds.value, number }
    const shots = drawShots(parts, asked, using, judged.value, seat)
    if (shots instanceof Refused) return shots
    drawn.push(shots)
    for (const kill of killsOf(shots)) caughtHere.add(keyOf(kill))
    return shots.answer
  }

  return {
    async judge(at, seat): Promise<Judgement<PlayedShots>> {
      const [asked, number] = [asks[at], numbers[at]]
      if (asked === undefined || number === undefined) throw new Error('a request is missing')
      const before = answered.get(asked.memberId)
      if (before !== undefined)
        return before === asked.bodyHash ? 'repeated' : new Refused('request-id-reused')
      return shoot(asked, number, seat)
    },
    write: (writing, now) => [
      insertBets(
        writing,
        drawn.map(({ bet }) => bet),
        now,
      ),
      insertKills(writing, drawn.flatMap(killsOf), now),
      advanceSeeds(
        writing,
        drawn.map(({ use }) => use),
      ),
      tellRooms(writing, newsOfShots(drawn.map(toldShot))),
    ],
    houseTransfers: () => [],
    writeShared: () => [],
  }
}

/** Shots at shared fish: each is charged, drawn and paid at once, or void and free. */
export const shootKind = (parts: SoloParts): RoundKind<AskedShots, PlayedShots> => ({
  channelOf: () => gameChannels.fishing,
  async prepare(asks) {
    const numbers = await parts.numbers.take(asks.length)
    return { open: (tx, way) => openShots(parts, tx, asks, numbers, way) }
  },
})
