import { useEffect, useRef, useState } from 'react'
import type { OutputOf } from '@xinghe/contract/call.ts'
import { acceptLegal, type legalDue } from '@xinghe/contract/site-legal.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { Dialog } from '@xinghe/ui/Dialog.tsx'
import { ErrorState } from '@xinghe/ui/ErrorState.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { useWrite } from '../../../platform/api/use-write.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { DocumentView } from '../document/DocumentView.tsx'
import { loadLegal, type LegalPage } from './load-legal.ts'
import { legalText as words } from './messages.ts'

type LegalDueDialogProps = {
  due: OutputOf<typeof legalDue>[number]
  onAnswered: () => unknown
  onLeave: () => void
}

/** True once the end of the text has been in view. */
function useReachedEnd() {
  const [end, setEnd] = useState<HTMLElement | null>(null)
  const [reached, setReached] = useState(false)
  useEffect(() => {
    if (end === null) return undefined
    const seen = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setReached(true)
    })
    seen.observe(end)
    return () => seen.disconnect()
  }, [end])
  return [setEnd, reached] as const
}

/** The text arrives after the dialog has opened, with the focus on its first button. */
const focusOnce = (element: HTMLElement | null): void => element?.focus({ preventScroll: true })

/** The member reads the whole text and accepts it, or logs out. */
export function LegalDueDialog({ due, onAnswered, onLeave }: LegalDueDialogProps) {
  const t = useText()
  const { name, version } = due
  const [page, setPage] = useState<LegalPage | 'fault' | null>(null)
  const [setEnd, reached] = useReachedEnd()
  const loading = useRef(false)
  // A version that was replaced meanwhile is refused; the fresh list names its successor.
  const write = useWrite(acceptLegal, { refresh: onAnswered })

  useEffect(() => {
    if (page !== null || loading.current) return
    loading.current = true
    loadLegal(name, version)
      .then(setPage, () => setPage('fault'))
      .finally(() => {
        loading.current = false
      })
  }, [page, name, version])

  const change = page !== null && page !== 'fault' ? (page.published?.change ?? '') : ''
  return (
    <Dialog
      open
      size="lg"
      closeOnEscape={false}
      title={t(name === 'terms' ? words.termsDue : words.privacyDue)}
      onClose={() => undefined}
      footer={
        <>
          <Button variant="secondary" onClick={onLeave}>
            {t(words.leave)}
          </Button>
          <Button
            disabled={!reached}
            loading={write.busy}
            onClick={() => void write.send({ name, version })}
          >
            {t(reached ? words.accept : words.readToEnd)}
          </Button>
        </>
      }
    >
      <p className="text-14">{t(words.dueLine, { version })}</p>
      {change !== '' && <p className="mt-1 text-14 text-muted">{t(words.change, { change })}</p>}
      {write.fault !== '' && (
        <p role="alert" className="mt-2 text-13 text-danger">
          {write.fault}
        </p>
      )}
      {page === 'fault' && (
        <ErrorState
          title={t(words.fault)}
          retryLabel={t(words.retry)}
          onRetry={() => setPage(null)}
        />
      )}
      {page === null && (
        <div aria-busy className="mt-6 space-y-3">
          {['w-1/3', 'w-full', 'w-11/12', 'w-5/6', 'w-2/3'].map((width) => (
            <Skeleton key={width} className={`h-4 ${width}`} />
          ))}
        </div>
      )}
      {page !== null && page !== 'fault' && (
        // Focusable and first in the dialog: keys scroll at once, and Enter does not press a button below.
        <div
          role="group"
          aria-label={t(page.document.title)}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          ref={focusOnce}
          className="outline-hidden"
        >
          <DocumentView document={page.document} inDialog />
          <div ref={setEnd} aria-hidden className="h-px" />
        </div>
      )}
    </Dialog>
  )
}
