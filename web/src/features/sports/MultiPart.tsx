import { Suspense } from 'react'
import { latePart } from '../../platform/network/late-part.ts'
import { MatchSkeleton } from './match/MatchSkeleton.tsx'

const MultiPanel = latePart(() => import('./multi/MultiPanel.tsx'), 'MultiPanel')

/** Matches side by side; the code is loaded when they are opened. */
export function MultiPart(props: { feedAlive: boolean }) {
  return (
    <Suspense fallback={<MatchSkeleton />}>
      <MultiPanel {...props} />
    </Suspense>
  )
}
