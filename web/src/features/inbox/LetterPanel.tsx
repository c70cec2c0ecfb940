import { useState } from 'react'
import type { LetterType } from '@xinghe/rules/inbox/letter-type.ts'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { showToast } from '../../platform/feedback/dialogs.ts'
import { QueryError } from '../../platform/feedback/QueryError.tsx'
import { useText } from '../../platform/i18n/use-text.ts'
import { ListPages } from '../../platform/paging/ListPages.tsx'
import { LetterRow } from './LetterRow.tsx'
import { LetterTools } from './LetterTools.tsx'
import { inboxText as words } from './messages.ts'
import { markOpened, useLetterActions } from './use-letter-actions.ts'
import { pageSize, useLetters } from './use-letters.ts'

interface LetterPanelProps {
  type: LetterType
  unread: number
  page: number
  onPage: (page: number) => void
}

/** The letters of one tab, with what can be done with them. */
export function LetterPanel({ type, unread, page, onPage }: LetterPanelProps) {
  const t = useText()
  const query = useLetters(type, page)
  const { busy, read, remove, readAll } = useLetterActions()
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const letters = query.data?.list ?? []
  // A letter that is gone from the page is not chosen any more.
  const chosen = letters.filter(({ id }) => marked.has(id)).map(({ id }) => id)

  const choose = (id: string, isChosen: boolean): void => {
    const next = new Set(marked)
    if (isChosen) next.add(id)
    else next.delete(id)
    setMarked(next)
  }
  const removeChosen = async (): Promise<void> => {
    if (await remove(chosen))
      showToast(t(words.removed, { count: chosen.length }), { tone: 'success' })
  }
  const markAll = async (): Promise<void> => {
    const upTo = query.data?.upTo
    if (upTo !== undefined && (await readAll(type, upTo)))
      showToast(t(words.readAllDone), { tone: 'success' })
  }

  if (query.isError && query.data === undefined)
    return <QueryError title={t(words.fault)} query={query} />
  if (query.data === undefined)
    return (
      <div role="status" aria-label={t(words.loading)} className="space-y-4 p-6 max-desk:p-4">
        {Array.from({ length: 5 }, (_, at) => (
          <Skeleton key={at} className="h-12" />
        ))}
      </div>
    )
  const { total } = query.data
  return (
    <>
      <LetterTools
        count={letters.length}
        chosen={chosen.length}
        busy={busy}
        hasUnread={unread > 0}
        onChooseAll={(all) => setMarked(new Set(all ? letters.map(({ id }) => id) : []))}
        onRead={() => void read(chosen)}
        onRemove={() => void removeChosen()}
        onReadAll={() => void markAll()}
      />
      {letters.length === 0 ? (
        <EmptyState icon="mail" title={t(words.empty)} text={t(words.emptyLine)} />
      ) : (
        <ul aria-label={t(words.list)} className="divide-y divide-line">
          {letters.map((letter) => (
            <LetterRow
              key={letter.id}
              letter={letter}
              chosen={marked.has(letter.id)}
              onChoose={(isChosen) => choose(letter.id, isChosen)}
              onRead={() => void markOpened(letter.id)}
            />
          ))}
        </ul>
      )}
      {total > pageSize && (
        <ListPages
          className="px-6 py-4 max-desk:px-4"
          label={t(words.pages)}
          page={page}
          pageSize={pageSize}
          total={total}
          onPage={onPage}
        />
      )}
    </>
  )
}
