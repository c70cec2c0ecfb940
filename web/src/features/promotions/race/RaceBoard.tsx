import type { UseQueryResult } from '@tanstack/react-query'
import type { OutputOf } from '@xinghe/contract/call.ts'
import type { raceBoard } from '@xinghe/contract/promotions-race.ts'
import { fenToCny, type Fen } from '@xinghe/rules/base/money.ts'
import { Badge } from '@xinghe/ui/Badge.tsx'
import { classNames } from '@xinghe/ui/class-names.ts'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { Table, type Column } from '@xinghe/ui/Table.tsx'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { QueryError } from '../../../platform/feedback/QueryError.tsx'
import { useText, type Text } from '../../../platform/i18n/use-text.ts'
import { raceText as words } from './messages.ts'

type Board = OutputOf<typeof raceBoard>
type Entry = Board['entries'][number] & { readonly at: number }

interface RaceBoardProps {
  board: UseQueryResult<Board>
  least: Fen
}

const medals = ['', 'text-gold-text', 'text-muted', 'text-gold-text/80'] as const

const columnsOf = (t: Text): readonly Column<Entry>[] => [
  {
    key: 'rank',
    header: t(words.place),
    width: 'w-20',
    cell: ({ rank }) =>
      rank === null ? (
        <Badge>{t(words.simulated)}</Badge>
      ) : (
        <span className={classNames('font-num font-bold', medals[rank])}>{rank}</span>
      ),
  },
  {
    key: 'player',
    header: t(words.player),
    cell: ({ player, isMine }) => (
      <span className="flex items-center gap-2">
        {player}
        {isMine && <Badge tone="brand">{t(words.me)}</Badge>}
      </span>
    ),
  },
  {
    key: 'counted',
    header: t(words.counted),
    numeric: true,
    cell: ({ counted }) => fenToCny(counted),
  },
  {
    key: 'prize',
    header: t(words.prize),
    numeric: true,
    deskOnly: true,
    cell: ({ prize }) => (prize === 0n ? '—' : fenToCny(prize)),
  },
]

/** The ranking of the week; names are masked, simulated players are marked and have no rank. */
export function RaceBoard({ board, least }: RaceBoardProps) {
  const t = useText()
  const rows = (board.data?.entries ?? []).map((entry, at) => ({ ...entry, at }))
  return (
    <TitledCard title={t(words.board)} line={t(words.boardLine, { least: fenToCny(least) })}>
      <Table
        caption={t(words.board)}
        columns={columnsOf(t)}
        rows={rows}
        rowKey={({ at }) => String(at)}
        state={board.isError ? 'error' : board.isPending ? 'loading' : 'ready'}
        loadingLabel={t(words.loading)}
        empty={
          <EmptyState
            icon="crown"
            title={t(words.empty)}
            text={t(words.emptyLine, { least: fenToCny(least) })}
          />
        }
        error={<QueryError title={t(words.fault)} query={board} />}
      />
    </TitledCard>
  )
}
