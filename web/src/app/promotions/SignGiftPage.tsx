import { useParams } from 'react-router'
import { SignGiftScreen } from '../../features/promotions/sign-gift/SignGiftScreen.tsx'
import { NotFoundScreen } from '../states/NotFoundScreen.tsx'

export function SignGiftPage() {
  const { id = '' } = useParams()
  return <SignGiftScreen id={id} notFound={<NotFoundScreen />} />
}
