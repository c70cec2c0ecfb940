import { AlertHost } from './alerts/AlertHost.tsx'
import { FollowCashOuts } from './bets/cash-out/FollowCashOuts.tsx'

/** Works for a member who has entered the book, on every page of the site. */
export function BookHost() {
  return (
    <>
      <AlertHost />
      <FollowCashOuts />
    </>
  )
}
