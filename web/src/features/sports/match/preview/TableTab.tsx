import type { PreviewStanding } from '@xinghe/contract/sports-preview.ts'
import { classNames } from '@xinghe/ui/class-names.ts'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { useText } from '../../../../platform/i18n/use-text.ts'
import type { MatchHead } from '../../book/book-match.ts'
import { previewText as words } from './messages.ts'
import { PreviewCard } from './PreviewCard.tsx'

type Standing = PreviewStanding

interface Column {
  readonly title: string
  readonly value: (standing: Standing) => number | string
  readonly className?: string
}

const drawnColumn: Column = { title: words.drawn, value: ({ drawn }) => drawn }

/** Most sports have no draws. */
const columnsOf = (table: readonly Standing[]): readonly Column[] => [
  { title: words.played, value: ({ played }) => played },
  { title: words.won, value: ({ won }) => won },
  ...(table.some(({ drawn }) => drawn > 0) ? [drawnColumn] : []),
  { title: words.lost, value: ({ lost }) => lost },
  {
    title: words.scored,
    value: ({ scored, conceded }) => `${scored}/${conceded}`,
    className: 'w-20 max-desk:hidden',
  },
  {
    title: words.difference,
    value: ({ scored, conceded }) => scored - conceded,
    className: 'w-12',
  },
]

function Row({
  place,
  standing,
  columns,
}: {
  place: number
  standing: Standing
  columns: readonly Column[]
}) {
  return (
    <tr
      aria-current={standing.side !== null || undefined}
      className={classNames('border-t border-line', standing.side !== null && 'bg-brand-text/8')}
    >
      <td className="w-10 py-2 text-center font-num text-muted">{place}</td>
      <th
        scope="row"
        className={classNames(
          'max-w-0 truncate text-left',
          standing.side === null ? 'font-normal' : 'font-medium text-ink',
        )}
      >
        {standing.team}
      </th>
      {columns.map(({ title, value, className }) => (
        <td
          key={title}
          className={classNames('text-center font-num text-muted', className ?? 'w-9')}
        >
          {value(standing)}
        </td>
      ))}
      <td className="w-12 text-center font-num font-bold text-ink">{standing.points}</td>
    </tr>
  )
}

/** The table of the league, with the two sides marked. */
export function TableTab({ head, table }: { head: MatchHead; table: readonly Standing[] }) {
  const t = useText()
  if (table.every(({ played }) => played === 0))
    return (
      <EmptyState
        icon="calendar"
        title={t(words.noTable)}
        text={t(words.noTableLine)}
        className="rounded-md border border-line bg-surface"
      />
    )
  const columns = columnsOf(table)
  return (
    <PreviewCard title={head.league} note={t(words.beforeKickOff)}>
      <table className="w-full text-13">
        <caption className="sr-only">{head.league}</caption>
        <thead className="text-12 text-muted">
          <tr>
            <th scope="col" className="py-1.5 font-normal">
              {t(words.place)}
            </th>
            <th scope="col" className="text-left font-normal">
              {t(words.team)}
            </th>
            {columns.map(({ title, className }) => (
              <th key={title} scope="col" className={classNames('font-normal', className ?? 'w-9')}>
                {t(title)}
              </th>
            ))}
            <th scope="col" className="font-normal">
              {t(words.points)}
            </th>
          </tr>
        </thead>
        <tbody>
          {table.map((standing, at) => (
            <Row key={standing.team} place={at + 1} standing={standing} columns={columns} />
          ))}
        </tbody>
      </table>
      <p className="border-t border-line px-3 py-2 text-12 text-muted">
        {t(words.abandonedCounts)}
      </p>
    </PreviewCard>
  )
}
