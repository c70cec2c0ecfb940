import type { PlayFamily } from '@xinghe/rules/sports/plays.ts'
import type { ColumnGroup } from './columns.ts'

/** What a column needs at least, in rem, and its share of what is left. */
const widths: Partial<Record<PlayFamily, string>> = {
  winner: 'minmax(4rem, 0.8fr)',
  handicap: 'minmax(6rem, 1fr)',
  total: 'minmax(6.5rem, 1fr)',
  'odd-even': 'minmax(4.75rem, 0.8fr)',
}

const columnWidth = (family: PlayFamily): string => widths[family] ?? 'minmax(5rem, 1fr)'

/** Time, match, prices, all plays: the same for the titles and for every row. */
export const rowTemplate = (groups: readonly ColumnGroup[]): string =>
  [
    '5.25rem',
    'minmax(9rem, 2fr)',
    ...groups.flatMap(({ columns }) => columns.map(({ family }) => columnWidth(family))),
    '4.5rem',
  ].join(' ')

/** Match and prices: the same for the titles and for every card of a phone. */
export const cardTemplate = (groups: readonly ColumnGroup[]): string =>
  ['minmax(0, 1fr)', ...groups.flatMap(({ columns }) => columns.map(() => '4.125rem'))].join(' ')
