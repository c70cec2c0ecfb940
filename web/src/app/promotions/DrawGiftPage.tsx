import { useParams } from 'react-router'
import { DrawGiftScreen } from '../../features/promotions/draw-gift/DrawGiftScreen.tsx'
import { NotFoundScreen } from '../states/NotFoundScreen.tsx'

export function DrawGiftPage() {
  const { id = '' } = useParams()
  return <DrawGiftScreen id={id} notFound={<NotFoundScreen />} />
}
