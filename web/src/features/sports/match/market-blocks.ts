import type { Market } from '@xinghe/contract/sports-market.ts'
import { playGroup, playOf, type PlayCode, type PlayFamily } from '@xinghe/rules/sports/plays.ts'

export const marketTabs = ['all', 'main', 'goals', 'half', 'parts', 'points', 'corners'] as const
export type MarketTab = (typeof marketTabs)[number]

/** All lines of one play. */
export interface MarketBlock {
  readonly key: string
  readonly play: PlayCode
  readonly goalNumber: number | null
  readonly tab: Exclude<MarketTab, 'all'>
  /** By line, the smallest first. */
  readonly markets: readonly Market[]
}

const columns = new Set<PlayFamily>(['winner', 'handicap', 'total', 'odd-even'])

const tabOf = (play: PlayCode): MarketBlock['tab'] => {
  const { family, period, unit } = playOf(play)
  if (unit !== 'score') return unit
  if (period === 'half') return 'half'
  if (period !== 'full') return 'parts'
  return columns.has(family) ? 'main' : 'goals'
}

const blockKey = ({ play, goalNumber }: Market): string => `${playGroup(play)} ${goalNumber ?? ''}`

const families: readonly PlayFamily[] = [
  'winner',
  'handicap',
  'total',
  'odd-even',
  'both-score',
  'next-goal',
  'total-goals',
  'half-full',
  'correct-score',
  'champion',
]

const rank = ({ tab, play }: MarketBlock): number =>
  marketTabs.indexOf(tab) * 1_000 +
  ['full', 'half', 'q1', 'q2', 'q3', 'q4'].indexOf(playOf(play).period) * 100 +
  families.indexOf(playOf(play).family)

/** The markets of a match in the order in which members look for them. */
export const marketBlocks = (markets: readonly Market[]): readonly MarketBlock[] =>
  [...Map.groupBy(markets, blockKey)]
    .flatMap(([key, lines]) => {
      const [first] = lines
      if (first === undefined) return []
      const sorted = lines.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0))
      const { play, goalNumber } = first
      const block = { key, play, goalNumber, tab: tabOf(play) }
      return [{ ...block, markets: sorted }]
    })
    .toSorted((one, other) => rank(one) - rank(other))

/** The main line of each play that most bets are on. */
export const mainLinesOf = (blocks: readonly MarketBlock[]): readonly MarketBlock[] =>
  blocks
    .filter(({ tab }) => tab === 'main')
    .map((block) => ({ ...block, markets: block.markets.filter(({ isMain }) => isMain) }))
    .filter(({ markets }) => markets.length > 0)

const secondColumn = new Set<PlayFamily>(['total', 'both-score', 'total-goals', 'correct-score'])

/** Two columns side by side. A play always stands in the same one, whatever comes or goes beside it. */
export const blockColumns = (
  blocks: readonly MarketBlock[],
): readonly (readonly MarketBlock[])[] => {
  const isSecond = ({ play }: MarketBlock): boolean => secondColumn.has(playOf(play).family)
  return [blocks.filter((block) => !isSecond(block)), blocks.filter(isSecond)]
}

/** The tabs that have something to show. */
export const tabsOf = (blocks: readonly MarketBlock[]): readonly MarketTab[] =>
  marketTabs.filter((tab) => tab === 'all' || blocks.some((block) => block.tab === tab))
