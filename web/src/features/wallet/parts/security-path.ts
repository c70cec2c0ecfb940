import { pathOf } from '../../../platform/navigation/route-paths.ts'

/** Where the withdrawal password is set and changed. */
export const toSecurity = `${pathOf('userinfo')}?tab=security`
