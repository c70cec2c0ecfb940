import { Suspense } from 'react'
import { sportsChannel } from '@xinghe/contract/sports.ts'
import { latePart } from '../../platform/network/late-part.ts'
import { useLaunched } from '../../platform/session/launched.ts'

// Comes with the book, which this tab has entered.
const BookHost = latePart(() => import('./MemberBookPage.tsx'), 'BookHost')

/** On every page, once the member has entered the book in this tab. */
export function SportsHost() {
  if (useLaunched(sportsChannel) === null) return null
  return (
    <Suspense fallback={null}>
      <BookHost />
    </Suspense>
  )
}
