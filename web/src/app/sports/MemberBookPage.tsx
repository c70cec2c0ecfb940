import { useParams } from 'react-router'
import { sportsEnName } from '@xinghe/contract/sports.ts'
import { SportsScreen } from '../../features/sports/SportsScreen.tsx'
import { NotFoundScreen } from '../states/NotFoundScreen.tsx'
import { useBookFrame } from './use-book-frame.tsx'

export { BookHost } from '../../features/sports/BookHost.tsx'

/** The local sport venue: ours is the only one. */
export function MemberBookPage() {
  const { enName = '' } = useParams()
  const frame = useBookFrame()
  if (enName.toLowerCase() !== sportsEnName) return <NotFoundScreen />
  return <SportsScreen {...frame} />
}
