import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './IconButton.tsx'
import { pageWindow } from './page-window.ts'

type PaginationLabels = {
  navigation: string
  previous: string
  next: string
  /** The name of one page button. */
  page: (page: number) => string
}

type PaginationProps = {
  /** Counted from 1. */
  page: number
  pageCount: number
  onPageChange: (page: number) => void
  labels: PaginationLabels
  /** Left of the buttons, for instance the number of rows. */
  summary?: ReactNode
  className?: string | undefined
}

export function Pagination({
  page,
  pageCount,
  onPageChange,
  labels,
  summary,
  className,
}: PaginationProps) {
  const last = Math.max(1, pageCount)
  const current = Math.min(Math.max(1, page), last)

  function go(to: number) {
    if (to >= 1 && to <= last && to !== current) onPageChange(to)
  }

  return (
    <nav
      aria-label={labels.navigation}
      className={classNames('flex flex-wrap items-center justify-between gap-3', className)}
    >
      <span className="text-13 text-muted">{summary}</span>
      <div className="flex items-center gap-1">
        <IconButton
          icon="chevron-left"
          label={labels.previous}
          size="sm"
          disabled={current === 1}
          onClick={() => go(current - 1)}
        />
        <ol className="flex gap-1 max-desk:hidden">
          {pageWindow(current, last).map((mark) => (
            <li key={mark}>
              {typeof mark === 'number' ? (
                <button
                  type="button"
                  aria-label={labels.page(mark)}
                  aria-current={mark === current ? 'page' : undefined}
                  onClick={() => go(mark)}
                  className={classNames(
                    'h-8 min-w-8 rounded-md px-2 font-num text-14 transition-colors',
                    mark === current
                      ? 'bg-brand text-brand-ink'
                      : 'text-ink hover:bg-ink/6 active:bg-ink/10',
                  )}
                >
                  {mark}
                </button>
              ) : (
                <span aria-hidden className="grid h-8 w-8 place-items-center text-muted">
                  …
                </span>
              )}
            </li>
          ))}
        </ol>
        <span className="min-w-16 text-center font-num text-14 desk:hidden">
          {current} / {last}
        </span>
        <IconButton
          icon="chevron-right"
          label={labels.next}
          size="sm"
          disabled={current === last}
          onClick={() => go(current + 1)}
        />
      </div>
    </nav>
  )
}
