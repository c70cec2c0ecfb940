import { Suspense } from 'react'
import { latePart } from '../../platform/network/late-part.ts'

const RecentGamesList = latePart(() => import('./RecentGamesList.tsx'), 'RecentGamesList')

/** The member's last games, fetched with what lies below the window. */
export function RecentGamesPart() {
  return (
    <Suspense>
      <RecentGamesList />
    </Suspense>
  )
}
