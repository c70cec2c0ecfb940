import { useLocation } from 'react-router'
import { pathOf } from '../../../platform/navigation/route-paths.ts'

/** The form that sets or changes the withdrawal password, and leads back to this page when done. */
export const usePasswordPath = (): string => {
  const { pathname, search } = useLocation()
  const asked = { tab: 'account', open: 'withdrawal-password', back: `${pathname}${search}` }
  return `${pathOf('userinfo')}?${new URLSearchParams(asked).toString()}`
}
