import { useParams } from 'react-router'
import { sportsEnName } from '@xinghe/contract/sports.ts'
import { SportsScreen } from '../../features/sports/SportsScreen.tsx'
import { NotFoundScreen } from '../states/NotFoundScreen.tsx'
import { usePhone } from '../use-phone.ts'
import { useWide } from './use-wide.ts'

/** The local sport venue: ours is the only one. */
export function SportsPage() {
  const { enName = '' } = useParams()
  const phone = usePhone()
  const wide = useWide()
  if (enName.toLowerCase() !== sportsEnName) return <NotFoundScreen />
  return <SportsScreen phone={phone} wide={wide} />
}
