import { createHash, type Hash } from 'node:crypto'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { seededRng, type Rng } from '@xinghe/rules/base/rng.ts'
import { sharedGameOf } from '@xinghe/rules/games/shared-games/shared-games.ts'
import { mostStake } from '@xinghe/rules/games/shared/stake.ts'
import { postPools } from '../../src/features/games/pools/post-pools.ts'
import type { Round } from '../../src/features/games/draws/store-round.ts'
import { soloGames } from '../../src/features/games/solo/solo-games.ts'
import { countAllFacts } from '../../src/ledger/counted-play/start-counting.ts'
import type { Sql } from '../../src/platform/database/connect.ts'
import { casinoCap, openFixtureTables, type FixtureTables } from '../fixture-tables.ts'
import { openGamesFixture, type GamesFixture } from '../games-fixture.ts'
import { randomChoice } from '../random-bet.ts'
import { oneOf } from '../random-choice.ts'
import { checkBooks } from './check-books.ts'
import { playRound } from './play-round.ts'
import { findWrongShots, openSimulatedRooms, type SimulatedRooms } from './simulated-rooms.ts'

export interface GamesPlan {
  readonly seed: number
  readonly rounds: number
  readonly members: number
}

export interface GamesReport {
  /** The same for the same plan. */
  readonly hash: string
  /** Solo rounds, calls to shoot, and slips of a member on one draw. */
  readonly rounds: number
  readonly byGame: Readonly<Record<string, number>>
  readonly bets: number
  readonly draws: number
  readonly voidDraws: number
  readonly poolWins: number
  readonly catches: number
  /** Hits that cost nothing, in calls with another that did. */
  readonly freeHits: number
  readonly transfers: number
  /** Everything that does not add up. */
  readonly faults: readonly string[]
}

/** Longer than any solo round lasts; the waves come at all seconds of the rounds of a table. */
const waveMs = 61_000
/** Until the slowest lottery has drawn what is bet on. */
const lastDrawMs = 5 * waveMs
const startMoney: Fen = 1_000_000_000n
/** One draw in so many waves is called off, and pools are posted in one of so many. */
const [voidEvery, postEvery] = [20, 60]
const mostBetsOfSlip = 4
const mostYuan = 200

/** One member's part in a wave; says which game it was and what the member was told. */
type Turn = (memberId: MemberId, rng: Rng) => Promise<{ game: string; told: unknown }>

const turnsOf = (
  fixture: GamesFixture,
  tables: FixtureTables,
  rooms: SimulatedRooms,
  open: readonly Round[],
): { readonly shoot: Turn; readonly all: readonly Turn[] } => {
  const shoot: Turn = async (memberId, rng) => {
    const { round, hits } = await rooms.shoot(memberId, rng)
    return { game: 'FISH', told: [`${round?.stake} ${round?.payout}`, round?.nonce, hits] }
  }
  const solo = soloGames.map((game): Turn => async (memberId, rng) => {
    const round = await playRound(fixture, memberId, game, rng)
    const { stake, risk, payout, nonce, view } = round
    return { game: game.code, told: [`${stake} ${risk} ${payout}`, nonce, view] }
  })
  const slips = open.map((round): Turn => async (memberId, rng) => {
    const bets = Array.from({ length: 1 + rng.below(mostBetsOfSlip) }, () => {
      const choice = randomChoice(rng, round.table, round.drawsAt)
      const offer = sharedGameOf(round.table).offer(choice.play, choice.pick, round.drawsAt)
      if (offer === null) throw new Error(`${round.table} does not offer ${choice.play}`)
      const [stake, most] = [BigInt(10 + rng.below(mostYuan)) * 100n, mostStake(offer, casinoCap)]
      return { ...choice, stake: stake < most ? stake : most }
    })
    const placed = await tables.bet(memberId, round, bets)
    if (placed === 'repeated') throw new Error('a new request was answered before')
    const told = placed.bets.map(({ choice, stake }) => [choice, String(stake)])
    return { game: round.table, told }
  })
  return { shoot, all: [shoot, ...solo, ...slips] }
}

/** How every draw and every bet on it ended, and what every member has: ids differ from run to run. */
const hashEnd = async (hash: Hash, sql: Sql, ids: readonly MemberId[]): Promise<void> => {
  const place = new Map(ids.map((id, at) => [id, at]))
  const update = (rows: readonly { member: MemberId | null; text: string }[]): void => {
    for (const { member, text } of rows)
      hash.update(`${member === null ? '' : place.get(member)} ${text}\n`)
  }
  update(
    await sql`
    select null as member, concat_ws(' ', table_code, number, state, seed, numbers) as text
    from game_round order by table_code, number`,
  )
  const bets = await sql<{ member: MemberId; text: string }[]>`
    select b.member_id as member,
           concat_ws(' ', r.table_code, r.number, b.state, b.stake, b.choice, b.payout, b.turnover) as text
    from game_bet b join game_round r on r.id = b.round_id order by r.table_code, r.number, b.id`
  update(bets.toSorted((a, b) => (place.get(a.member) ?? 0) - (place.get(b.member) ?? 0)))
  const balances = await sql<{ member: MemberId; text: string }[]>`
    select member_id as member, concat_ws(' ', purpose, venue, balance, counted) as text
    from ledger_account where member_id is not null order by purpose, venue`
  update(balances.toSorted((a, b) => (place.get(a.member) ?? 0) - (place.get(b.member) ?? 0)))
  update(
    await sql`
    select null as member, concat_ws(' ', code, posted, unposted) as text from game_pool order by code`,
  )
  update(
    await sql`
    select null as member, concat_ws(' ', code, count(*), sum(amount)) as text
    from ledger_transfer group by code order by code`,
  )
}

const countAll = async (sql: Sql) => {
  const [row] = await sql<Omit<GamesReport, 'hash' | 'rounds' | 'byGame' | 'faults'>[]>`
    select (select count(*)::int from game_bet) as bets,
           (select count(*)::int from game_round where numbers is not null) as draws,
           (select count(*)::int from game_round where state = 'void') as "voidDraws",
           (select count(*)::int from ledger_transfer where code = 'pool-win') as "poolWins",
           (select count(*)::int from fish_kill) as catches,
           (select count(*)::int from game_bet, json_array_elements(choice->'hits') as hit
            where game = 'FISH' and hit->>'void' is not null) as "freeHits",
           (select count(*)::int from ledger_transfer) as transfers`
  if (row === undefined) throw new Error('nothing was counted')
  return row
}

/** Many members play every game of the house from one seed, on a real database. */
export const simulateGames = async (
  database: Parameters<typeof openGamesFixture>[0],
  { seed, rounds, members }: GamesPlan,
): Promise<GamesReport> => {
  const rng = seededRng(seed)
  // One lane: the order of the rounds decides who wins how much of a pool.
  const fixture = await openGamesFixture(database, { seed, size: { lanes: 1 } })
  const { sql } = fixture
  try {
    const draws = Math.ceil(rounds / members) + 2
    const tables = await openFixtureTables(fixture, { seed: `simulation ${seed}`, draws })
    const ids: MemberId[] = []
    for (let at = 0; at < members; at += 1)
      ids.push(await fixture.member({ inVenue: 0n, centre: startMoney }))
    const rooms = await openSimulatedRooms(fixture, ids, seed)
    const hash = createHash('sha256')
    const byGame: Record<string, number> = {}
    for (let [played, wave] = [0, 1]; played < rounds; wave += 1) {
      await tables.run()
      await rooms.stay()
      const open = await tables.open()
      const turns = turnsOf(fixture, tables, rooms, open)
      const ended = ids.slice(0, rounds - played).map((id) => {
        const turn = rooms.meets(id, wave) ? turns.shoot : oneOf(rng, turns.all)
        return turn(id, seededRng(rng.below(2 ** 31)))
      })
      for (const { game, told } of await Promise.all(ended)) {
        played += 1
        byGame[game] = (byGame[game] ?? 0) + 1
        hash.update(JSON.stringify([game, told]))
      }
      // Between two rounds of every table there is none to call off.
      if (wave % voidEvery === 0 && open.length > 0) await tables.void(oneOf(rng, open))
      if (wave % postEvery === 0) await postPools(fixture)
      fixture.pass(waveMs)
    }
    fixture.pass(lastDrawMs)
    await tables.run()
    await hashEnd(hash, sql, ids)
    await countAllFacts(sql)
    return {
      hash: hash.digest('hex'),
      rounds: Object.values(byGame).reduce((sum, count) => sum + count, 0),
      byGame,
      ...(await countAll(sql)),
      faults: [
        ...(await fixture.faults()),
        ...(await checkBooks(sql)),
        ...(await findWrongShots(sql)),
      ],
    }
  } finally {
    await fixture.close()
  }
}
