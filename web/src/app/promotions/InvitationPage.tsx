import { InvitationScreen } from '../../features/promotions/invitation/InvitationScreen.tsx'
import { NotFoundScreen } from '../states/NotFoundScreen.tsx'

/** Its address has no id: there is one activity of the kind. */
export function InvitationPage() {
  return <InvitationScreen id="1" notFound={<NotFoundScreen />} />
}
