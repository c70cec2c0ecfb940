import type { BoardDelta, MarketMove } from '@xinghe/contract/sports-live.ts'
import type { WireMarket, WireMatch } from '@xinghe/contract/sports-shapes.ts'
import { later, type Instant } from '@xinghe/rules/base/instant.ts'
import { seededRng } from '@xinghe/rules/base/rng.ts'
import type { PlayCode } from '@xinghe/rules/sports/plays.ts'

const matchCount = 300
const matchesOfLeague = 6

interface Offered {
  readonly play: PlayCode
  readonly line: number | null
  readonly main: 0 | 1
  /** In the order in which a row of the board has them. */
  readonly sides: readonly string[]
}

const two = (play: PlayCode, line: number | null, sides: readonly string[]): Offered => ({
  play,
  line,
  main: 1,
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
  { ...two('R', -3, ['H', 'C']), main: 0 },
]
const columnMarkets = 7

const keyOf = ({ play, line }: Offered): string => `${play}.${line ?? ''}`

/** What a row of the board shows, left to right and in each column from the top. */
export const shownKeys: readonly string[] = offered
  .slice(0, columnMarkets)
  .flatMap((market) => market.sides.map((side) => `${keyOf(market)} ${side}`))

/** Every market with its sides, in the order in which a move tells their prices. */
export const sidesByMarket: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  offered.map((market) => [keyOf(market), market.sides]),
)

export interface BoardTick {
  readonly delta: BoardDelta
  readonly changes: number
}

export interface BoardFeed {
  readonly matches: readonly WireMatch[]
  /** So many prices that are others than before, all over the board. */
  readonly tick: (changes: number) => BoardTick
}

const matchAt = (number: number, kickOff: Instant, price: () => number): WireMatch => {
  const gide = `bench-${number}`
  const league = Math.floor(number / matchesOfLeague)
  return {
    gide,
    gameType: 'FT',
    discipline: 'football',
    league_id: `league-${league}`,
    league: `联赛 ${league}`,
    team_h: `主队 ${number}`,
    team_c: `客队 ${number}`,
    datetime: later(kickOff, number * 1_000),
    isLive: 0,
    gameStatus: 'before',
    playCount: offered.length,
    markets: offered.map((market): WireMarket => {
      const { play, line, main, sides } = market
      const offers = sides.flatMap((side) => [side, price()])
      return [`${gide}.${keyOf(market)}`, play, line, main, null, 1, offers]
    }),
  }
}

/** A board of 300 matches with 20 prices each, and how they move, always the same. */
export const makeBoardFeed = (kickOff: Instant): BoardFeed => {
  const rng = seededRng(6)
  const price = (): number => 80 + rng.below(120)
  const moveOf = (market: Offered): MarketMove => [keyOf(market), 1, ...market.sides.map(price)]
  return {
    matches: Array.from({ length: matchCount }, (_, number) => matchAt(number, kickOff, price)),
    tick(wanted) {
      const moves = new Map<string, Map<string, MarketMove>>()
      let changes = 0
      while (changes < wanted) {
        const gide = `bench-${rng.below(matchCount)}`
        const market = offered[rng.below(offered.length)] as Offered
        const ofMatch = moves.get(gide) ?? new Map<string, MarketMove>()
        if (ofMatch.has(keyOf(market))) continue
        moves.set(gide, ofMatch.set(keyOf(market), moveOf(market)))
        changes += market.sides.length
      }
      const delta: BoardDelta = [...moves].map(([gide, ofMatch]) => [
        gide,
        0,
        [...ofMatch.values()],
      ])
      return { delta, changes }
    },
  }
}
