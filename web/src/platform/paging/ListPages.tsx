import { Pagination } from '@xinghe/ui/Pagination.tsx'
import { useText } from '../i18n/use-text.ts'
import { pagingText as words } from './messages.ts'

interface ListPagesProps {
  /** Names the buttons for a screen reader. */
  label: string
  page: number
  pageSize: number
  total: number
  onPage: (page: number) => void
  /** In place of the number of rows. */
  summary?: string
  className?: string
}

/** Page buttons below a list, with the number of its rows. */
export function ListPages({
  label,
  page,
  pageSize,
  total,
  onPage,
  summary,
  className,
}: ListPagesProps) {
  const t = useText()
  return (
    <Pagination
      className={className}
      page={page}
      pageCount={Math.ceil(total / pageSize)}
      onPageChange={onPage}
      summary={summary ?? t(words.total, { total })}
      labels={{
        navigation: label,
        previous: t(words.previous),
        next: t(words.next),
        page: (number) => t(words.page, { page: number }),
      }}
    />
  )
}
