import { useState } from 'react'
import { Badge } from '../Badge.tsx'
import { Button } from '../Button.tsx'
import { EmptyState } from '../EmptyState.tsx'
import { ErrorState } from '../ErrorState.tsx'
import { Money } from '../Money.tsx'
import { Pagination } from '../Pagination.tsx'
import { Table, type Column } from '../Table.tsx'
import { GallerySection } from './GallerySection.tsx'
import { fill, galleryText as text, sampleBets } from './messages.ts'

type Bet = (typeof sampleBets)[number]

const badges = { won: 'rise', lost: 'fall', open: 'neutral' } as const
const tones = { won: 'gain', lost: 'loss', open: 'plain' } as const

const columns: readonly Column<Bet>[] = [
  { key: 'match', header: text.match, cell: (bet) => bet.match },
  { key: 'stake', header: text.stake, numeric: true, cell: (bet) => <Money text={bet.stake} /> },
  {
    key: 'result',
    header: text.result,
    numeric: true,
    cell: (bet) => <Money text={bet.result} tone={tones[bet.state]} />,
  },
  {
    key: 'state',
    header: text.state,
    align: 'center',
    cell: (bet) => <Badge tone={badges[bet.state]}>{text[bet.state]}</Badge>,
  },
]

export function RecordSection() {
  const [page, setPage] = useState(5)
  const shared = {
    caption: text.tableCaption,
    columns,
    rowKey: (bet: Bet) => bet.id,
    loadingLabel: text.loadingRows,
    empty: (
      <EmptyState
        icon="sport"
        title={text.empty}
        text={text.emptyText}
        action={<Button size="sm">{text.goBet}</Button>}
        className="py-8"
      />
    ),
    error: (
      <ErrorState
        title={text.errorTitle}
        text={text.errorText}
        retryLabel={text.retry}
        onRetry={() => setPage(1)}
        detail={text.request}
        className="py-8"
      />
    ),
  }
  return (
    <GallerySection title={text.records}>
      <Table
        {...shared}
        rows={sampleBets}
        totals={{ match: text.total, stake: '800.00', result: '-314.00' }}
      />
      <Pagination
        page={page}
        pageCount={12}
        onPageChange={setPage}
        summary={fill(text.rows, { count: 236 })}
        labels={{
          navigation: text.pages,
          previous: text.previous,
          next: text.next,
          page: (number) => fill(text.pageNo, { page: number }),
        }}
      />
      <Table {...shared} rows={[]} state="loading" skeletonRows={3} dense />
      <Table {...shared} rows={[]} />
      <Table {...shared} rows={[]} state="error" />
    </GallerySection>
  )
}
