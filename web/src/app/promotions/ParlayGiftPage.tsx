import { useParams } from 'react-router'
import { ParlayGiftScreen } from '../../features/promotions/parlay-gift/ParlayGiftScreen.tsx'
import { NotFoundScreen } from '../states/NotFoundScreen.tsx'

export function ParlayGiftPage() {
  const { id = '' } = useParams()
  return <ParlayGiftScreen id={id} notFound={<NotFoundScreen />} />
}
