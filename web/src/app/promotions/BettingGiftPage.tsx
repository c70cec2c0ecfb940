import { useParams } from 'react-router'
import { BettingGiftScreen } from '../../features/promotions/betting-gift/BettingGiftScreen.tsx'
import { NotFoundScreen } from '../states/NotFoundScreen.tsx'

export function BettingGiftPage() {
  const { id = '' } = useParams()
  return <BettingGiftScreen id={id} notFound={<NotFoundScreen />} />
}
