import { Suspense, useEffect } from 'react'
import { Dialog } from '@xinghe/ui/Dialog.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { latePart } from '../../../platform/network/late-part.ts'
import { targetText as words } from '../words/alert-messages.ts'
import { closeTarget, useTargetPicks } from './open-target.ts'

const TargetForm = latePart(() => import('./TargetForm.tsx'), 'TargetForm')

/** Over the book: the row or market whose bell opened it may leave the page meanwhile. */
export function TargetDialog() {
  const t = useText()
  const picks = useTargetPicks()
  const [first] = picks
  // A member who leaves the book by the browser's back button finds it closed.
  useEffect(() => closeTarget, [])
  return (
    <Dialog
      open={first !== undefined}
      title={t(words.title)}
      closeLabel={t(words.cancel)}
      onClose={closeTarget}
      size="sm"
    >
      <Suspense fallback={<Skeleton className="h-60" />}>
        {first !== undefined && (
          <TargetForm key={`${first.marketId} ${first.side}`} picks={picks} onClose={closeTarget} />
        )}
      </Suspense>
    </Dialog>
  )
}
