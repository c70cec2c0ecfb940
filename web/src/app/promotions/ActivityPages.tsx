import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { BettingGiftScreen } from '../../features/promotions/betting-gift/BettingGiftScreen.tsx'
import { DepositBonusScreen } from '../../features/promotions/deposit-bonus/DepositBonusScreen.tsx'
import { DrawGiftScreen } from '../../features/promotions/draw-gift/DrawGiftScreen.tsx'
import { InvitationScreen } from '../../features/promotions/invitation/InvitationScreen.tsx'
import { NewTaskScreen } from '../../features/promotions/new-task/NewTaskScreen.tsx'
import { ParlayGiftScreen } from '../../features/promotions/parlay-gift/ParlayGiftScreen.tsx'
import { RaceScreen } from '../../features/promotions/race/RaceScreen.tsx'
import { SignGiftScreen } from '../../features/promotions/sign-gift/SignGiftScreen.tsx'
import { NotFoundScreen } from '../states/NotFoundScreen.tsx'

interface ActivityProps {
  readonly id: string
  readonly notFound: ReactNode
}

/** A page whose address names the activity. */
const pageOf = (show: (props: ActivityProps) => ReactNode) =>
  function Page() {
    const { id = '' } = useParams()
    return show({ id, notFound: <NotFoundScreen /> })
  }

/** The pages are small and share most of their parts, so they are one file in the browser. */
export const RacePage = pageOf((props) => <RaceScreen {...props} />)
export const ParlayGiftPage = pageOf((props) => <ParlayGiftScreen {...props} />)
export const FirstDepositPage = pageOf((props) => (
  <DepositBonusScreen kind="firstDeposit" {...props} />
))
export const AgainDepositPage = pageOf((props) => (
  <DepositBonusScreen kind="againDeposit" {...props} />
))
export const NewTaskPage = pageOf((props) => <NewTaskScreen {...props} />)
export const DrawGiftPage = pageOf((props) => <DrawGiftScreen {...props} />)
export const SignGiftPage = pageOf((props) => <SignGiftScreen {...props} />)
export const BettingGiftPage = pageOf((props) => <BettingGiftScreen {...props} />)

/** Its address has no id: there is one activity of the kind. */
export function InvitationPage() {
  return <InvitationScreen id="1" notFound={<NotFoundScreen />} />
}
