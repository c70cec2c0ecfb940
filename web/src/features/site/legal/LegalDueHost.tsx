import { Suspense } from 'react'
import { legalDue } from '@xinghe/contract/site-legal.ts'
import { refreshCall, useCall } from '../../../platform/api/use-call.ts'
import { latePart } from '../../../platform/network/late-part.ts'

const LegalDueDialog = latePart(() => import('./LegalDueDialog.tsx'), 'LegalDueDialog')

/** Asks a member to read and accept what was published since, one text after the other. */
export function LegalDueHost({ onLeave }: { onLeave: () => void }) {
  // Without an answer nothing is asked: the next load asks again.
  const [first] = useCall(legalDue, {}).data ?? []
  if (first === undefined) return null
  return (
    <Suspense fallback={null}>
      <LegalDueDialog
        key={`${first.name} ${first.version}`}
        due={first}
        onAnswered={() => refreshCall(legalDue, {})}
        onLeave={onLeave}
      />
    </Suspense>
  )
}
