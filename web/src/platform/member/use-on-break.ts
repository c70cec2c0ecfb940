import { readProtection } from '@xinghe/contract/account-protection.ts'
import { breakAt } from '@xinghe/rules/account/play-break.ts'
import { useCall } from '../api/use-call.ts'
import { serverNow } from '../site/clock.ts'

/** True during a break of the member's own: no activity is offered to them then. */
export const useOnBreak = (loggedIn: boolean): boolean => {
  const { data } = useCall(readProtection, {}, { enabled: loggedIn })
  return data !== undefined && breakAt(data, serverNow()) !== null
}
