import { createHash } from 'node:crypto'
import type { Json } from '@xinghe/contract/json.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { seededRng, type Rng } from '@xinghe/rules/base/rng.ts'
import { soloGames } from '../../src/features/games/solo/solo-games.ts'
import type { Playable } from '../../src/features/games/solo/playable.ts'
import type { SoloRound } from '../../src/features/games/round/round.ts'
import { openGamesFixture, type GamesFixture } from '../games-fixture.ts'

export interface GamesPlan {
  readonly seed: number
  readonly rounds: number
  readonly members: number
}

export interface GamesReport {
  /** The same for the same plan. */
  readonly hash: string
  readonly rounds: number
  readonly byGame: Readonly<Record<string, number>>
  readonly poolWins: number
  /** Everything that does not add up. */
  readonly faults: readonly string[]
}

/** Longer than any round lasts. */
const waveMs = 60_000
const startMoney: Fen = 1_000_000_000n

const oneOf = <T>(rng: Rng, values: readonly T[]): T => {
  const value = values[rng.below(values.length)]
  if (value === undefined) throw new Error('nothing to choose from')
  return value
}

const choiceFor = (rng: Rng, { code }: Playable): Json => {
  if (code === 'NN') return { mode: oneOf(rng, ['flat', 'multiplied']), others: rng.below(5) }
  return code === 'ZJH' ? { opponents: 1 + rng.below(4) } : null
}

const allowedIn = ({ view }: SoloRound): readonly Json[] =>
  (view as { readonly allowed: readonly Json[] }).allowed

/** One round to its end, by chance. */
const playRound = async (
  fixture: GamesFixture,
  memberId: MemberId,
  wish: { readonly game: Playable; readonly stake: Fen; readonly choice: Json },
  rng: Rng,
): Promise<SoloRound> => {
  const { game, stake, choice } = wish
  let answer = await fixture.start(memberId, game.code, stake, { choice })
  for (;;) {
    if (answer === 'repeated') throw new Error('a new request was answered before')
    const { round } = answer
    if (round.state !== 'open') return round
    const action = oneOf(rng, allowedIn(round))
    answer = await fixture.act(memberId, round.ticket, action, { game: game.code })
  }
}

const checkBooks = async (
  fixture: GamesFixture,
  played: readonly SoloRound[],
): Promise<string[]> => {
  const { sql } = fixture
  const found: string[] = [...(await fixture.faults())]
  const [bets] = await sql<{ all: number; open: number; staked: Fen; paid: Fen }[]>`
    select count(*)::int as all, count(*) filter (where state = 'open')::int as open,
           sum(risk)::bigint as staked, sum(payout)::bigint as paid from game_bet`
  const [moved] = await sql<{ staked: Fen; paid: Fen }[]>`
    select sum(amount) filter (where code = 'bet-stake')::bigint as staked,
           sum(amount) filter (where code in ('bet-payout', 'pool-win'))::bigint as paid
    from ledger_transfer`
  if (bets?.all !== played.length) found.push(`${bets?.all} bets of ${played.length} rounds`)
  if (bets?.open !== 0) found.push(`${bets?.open} bets are open`)
  if (bets?.staked !== moved?.staked) found.push('stakes and bets differ')
  if (bets?.paid !== moved?.paid) found.push('payouts and bets differ')
  const sum = played.reduce((all, { payout }) => all + (payout ?? 0n), 0n)
  if (sum !== bets?.paid) found.push('members were told other payouts')
  return found
}

/** Many members play every solo game from one seed, on a real database. */
export const simulateGames = async (
  database: Parameters<typeof openGamesFixture>[0],
  { seed, rounds, members }: GamesPlan,
): Promise<GamesReport> => {
  const rng = seededRng(seed)
  // One lane: the order of the rounds decides who wins how much of a pool.
  const fixture = await openGamesFixture(database, { seed, size: { lanes: 1 } })
  try {
    const ids: MemberId[] = []
    for (let at = 0; at < members; at += 1)
      ids.push(await fixture.member({ inVenue: 0n, centre: startMoney }))
    const hash = createHash('sha256')
    const played: SoloRound[] = []
    while (played.length < rounds) {
      const wave = ids.slice(0, rounds - played.length).map((id) => {
        const game = oneOf(rng, soloGames)
        const wish = { game, stake: oneOf(rng, game.stakes), choice: choiceFor(rng, game) }
        return playRound(fixture, id, wish, seededRng(rng.below(2 ** 31)))
      })
      for (const round of await Promise.all(wave)) {
        played.push(round)
        const { game, stake, risk, payout, nonce, view } = round
        hash.update(JSON.stringify([game, `${stake} ${risk} ${payout}`, nonce, view]))
      }
      fixture.pass(waveMs)
    }
    const pools = await fixture.sql<{ code: string; posted: Fen; unposted: bigint }[]>`
      select code, posted, unposted from game_pool order by code`
    hash.update(pools.map(({ code, posted, unposted }) => `${code} ${posted} ${unposted}`).join())
    const byGame: Record<string, number> = {}
    for (const { game } of played) byGame[game] = (byGame[game] ?? 0) + 1
    return {
      hash: hash.digest('hex'),
      rounds: played.length,
      byGame,
      poolWins: played.reduce((sum, { poolWins }) => sum + poolWins.length, 0),
      faults: await checkBooks(fixture, played),
    }
  } finally {
    await fixture.close()
  }
}
