import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { sportsEnName } from '@xinghe/contract/sports.ts'
import { VisitorScreen } from '../../features/sports/VisitorScreen.tsx'
import { pathOf } from '../../platform/navigation/route-paths.ts'
import { session } from '../../platform/session/session.ts'
import { useBookFrame } from './use-book-frame.tsx'

/** The book for visitors; a login goes on in the member's book, on the same view. */
export function VisitorBookPage() {
  const navigate = useNavigate()
  const { search } = useLocation()
  useEffect(
    () =>
      session.onChange(({ token }) => {
        const book = pathOf('localSport', { enName: sportsEnName })
        if (token !== '') void navigate(`${book}${search}`, { replace: true })
      }),
    [navigate, search],
  )
  return <VisitorScreen {...useBookFrame()} />
}
