import { latePart } from '../../platform/network/late-part.ts'
import { BookPart } from './BookPart.tsx'

const MemberBookPage = latePart(() => import('./MemberBookPage.tsx'), 'MemberBookPage')

export function SportsPage() {
  return (
    <BookPart>
      <MemberBookPage />
    </BookPart>
  )
}
