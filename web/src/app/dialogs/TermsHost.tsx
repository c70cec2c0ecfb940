import { useEffect, useRef, useState, type ComponentType } from 'react'
import { Button } from '@xinghe/ui/Button.tsx'
import { Dialog } from '@xinghe/ui/Dialog.tsx'
import { ErrorState } from '@xinghe/ui/ErrorState.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { documentText } from './messages.ts'
import type { LegalName } from '@xinghe/rules/site/legal.ts'
import { loadLegal } from '../../features/site/legal/load-legal.ts'
import type { Document } from '../../features/site/texts/document.ts'
import { useEvent } from '../../platform/bus/events.ts'
import { useText } from '../../platform/i18n/use-text.ts'

type Which = LegalName
interface Loaded {
  readonly View: ComponentType<{ document: Document; inDialog: boolean }>
  readonly texts: Record<Which, Document>
}

const load = async (): Promise<Loaded> => {
  const [{ DocumentView }, terms, privacy] = await Promise.all([
    import('../../features/site/document/DocumentView.tsx'),
    loadLegal('terms'),
    loadLegal('privacy'),
  ])
  return { View: DocumentView, texts: { terms: terms.document, privacy: privacy.document } }
}

const lines = ['w-1/3', 'w-full', 'w-11/12', 'w-5/6', 'w-2/3', 'w-1/4', 'w-3/4', 'w-4/5']

/** Both texts are loaded with the first opening; a failed load can be retried. */
function TermsText({ which }: { which: Which }) {
  const t = useText()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    if (loaded !== null || failed) return
    load().then(setLoaded, () => setFailed(true))
  }, [loaded, failed])

  if (failed)
    return (
      <ErrorState
        title={t(documentText.fault)}
        retryLabel={t(documentText.retry)}
        onRetry={() => setFailed(false)}
      />
    )
  if (loaded !== null) return <loaded.View document={loaded.texts[which]} inDialog />
  return (
    <div className="flex flex-col gap-3">
      {lines.map((width) => (
        <Skeleton key={width} className={`h-4 ${width}`} />
      ))}
    </div>
  )
}

/** The terms and the privacy policy above the dialog that linked to them; each links to the other. */
export function TermsHost() {
  const t = useText()
  const [open, setOpen] = useState(false)
  const [which, setWhich] = useState<Which>('terms')
  const top = useRef<HTMLDivElement>(null)

  // The other text opens at its top, not at the scroll position of the first.
  const turn = (wanted: Which) => {
    setWhich(wanted)
    top.current?.scrollIntoView({ block: 'start' })
  }

  const show = (wanted: Which) => {
    setWhich(wanted)
    setOpen(true)
  }
  useEvent('show_terms', () => show('terms'))
  useEvent('show_privacy', () => show('privacy'))

  const other: Which = which === 'terms' ? 'privacy' : 'terms'
  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      title={t(documentText[which])}
      closeLabel={t(documentText.close)}
      closeOnBackdrop
      size="lg"
      footer={
        <>
          <Button variant="secondary" onClick={() => turn(other)}>
            {t(other === 'terms' ? documentText.toTerms : documentText.toPrivacy)}
          </Button>
          <Button onClick={() => setOpen(false)}>{t(documentText.read)}</Button>
        </>
      }
    >
      <div ref={top} className="min-h-80 scroll-mt-5">
        <TermsText which={which} />
      </div>
    </Dialog>
  )
}
