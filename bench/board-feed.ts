import type { BoardChange, MarketChange } from '@xinghe/contract/sports-move.ts'
import type { Match } from '@xinghe/contract/sports-match.ts'
import { later, type Instant } from '@xinghe/rules/base/instant.ts'
import { seededRng } from '@xinghe/rules/base/rng.ts'
import type { PlayCode } from '@xinghe/rules/sports/plays.ts'

const matchCount = 300
const matchesOfLeague = 6

interface Offered {
  readonly play: PlayCode
  readonly line: number | null
  readonly isMain: boolean
  /** In the order in which a row of the board has them. */
  readonly sides: readonly string[]
}

const two = (play: PlayCode, line: number | null, sides: readonly string[]): Offered => ({
  play,
  line,
  isMain: true,
  sides,
})

/** Twenty prices; the columns of the board show the first sixteen. */
const offered: readonly Offered[] = [
  two('M', null, ['H', 'C', 'N']),
  two('R', -2, ['H', 'C']),
  two('OU', 10, ['O', 'U']),
  two('EO', null, ['odd', 'even']),
  two('HM', null, ['H', 'C', 'N']),
  two('HR', 0, ['H', 'C']),
  two('HOU', 4, ['O', 'U']),
  two('HEO', null, ['odd', 'even']),
  { ...two('R', -3, ['H', 'C']), isMain: false },
]
const columnMarkets = 7

const keyOf = ({ play, line }: Offered): string => `${play}.${line ?? ''}`

/** Keys of a board row, left to right and in each column from the top. */
export const shownKeys: readonly string[] = offered
  .slice(0, columnMarkets)
  .flatMap((market) => market.sides.map((side) => `${keyOf(market)} ${side}`))

/** Every market with its sides, in the order of the prices in a delta. */
export const sidesByMarket: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  offered.map((market) => [keyOf(market), market.sides]),
)

interface BoardTick {
  readonly news: readonly BoardChange[]
  readonly changes: number
}

export interface BoardFeed {
  readonly matches: readonly Match[]
  /** Changes a number of prices, spread over the board. */
  readonly tick: (changes: number) => BoardTick
}

const matchAt = (number: number, kickOff: Instant, price: () => number): Match => {
  const id = `bench-${number}`
  const league = Math.floor(number / matchesOfLeague)
  return {
    id,
    halfId: null,
    gameType: 'FT',
    discipline: 'football',
    leagueId: `league-${league}`,
    league: `联赛 ${league}`,
    home: `主队 ${number}`,
    away: `客队 ${number}`,
    startsAt: later(kickOff, number * 1_000),
    inPlay: false,
    status: 'before',
    suspension: null,
    marketCount: offered.length,
    clock: null,
    periods: null,
    score: null,
    set: null,
    game: null,
    inning: null,
    redCards: null,
    corners: null,
    markets: offered.map((market) => ({
      ...market,
      id: `${id}.${keyOf(market)}`,
      goalNumber: null,
      state: 'open',
      prices: market.sides.map(price),
    })),
  }
}

/** A board of 300 matches with 20 prices each, and a fixed sequence of price changes. */
export const makeBoardFeed = (kickOff: Instant): BoardFeed => {
  const rng = seededRng(6)
  const price = (): number => 80 + rng.below(120)
  const moveOf = (matchId: string, market: Offered): MarketChange => ({
    kind: 'prices',
    marketId: `${matchId}.${keyOf(market)}`,
    state: 'open',
    prices: market.sides.map(price),
  })
  return {
    matches: Array.from({ length: matchCount }, (_, number) => matchAt(number, kickOff, price)),
    tick(wanted) {
      const moves = new Map<string, Map<string, MarketChange>>()
      let changes = 0
      while (changes < wanted) {
        const matchId = `bench-${rng.below(matchCount)}`
        const market = offered[rng.below(offered.length)] as Offered
        const ofMatch = moves.get(matchId) ?? new Map<string, MarketChange>()
        if (ofMatch.has(keyOf(market))) continue
        moves.set(matchId, ofMatch.set(keyOf(market), moveOf(matchId, market)))
        changes += market.sides.length
      }
      const news = [...moves].map(([matchId, ofMatch]): BoardChange => ({
        kind: 'move',
        matchId,
        progress: null,
        markets: [...ofMatch.values()],
      }))
      return { news, changes }
    },
  }
}
