import { logout } from '@xinghe/contract/account-member.ts'
import { callApi } from '../platform/api/client.ts'
import { closeAllDialogs, showToast } from '../platform/feedback/dialogs.ts'
import { translate } from '../platform/i18n/language.ts'
import { goOutsideReact } from '../platform/navigation/navigator.ts'
import { pathOf } from '../platform/navigation/route-paths.ts'
import { session } from '../platform/session/session.ts'
import { shellText } from './messages.ts'

/** The member leaves at once; a server that cannot be told lets the session age out. */
export const leave = (): void => {
  const told = callApi(logout, {}).catch(() => undefined)
  void told
  closeAllDialogs()
  session.end()
  goOutsideReact(pathOf('home'))
  showToast(translate(shellText.loggedOut), { tone: 'success' })
}
