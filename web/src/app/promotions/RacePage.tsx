import { useParams } from 'react-router'
import { RaceScreen } from '../../features/promotions/race/RaceScreen.tsx'
import { NotFoundScreen } from '../states/NotFoundScreen.tsx'

export function RacePage() {
  const { id = '' } = useParams()
  return <RaceScreen id={id} notFound={<NotFoundScreen />} />
}
