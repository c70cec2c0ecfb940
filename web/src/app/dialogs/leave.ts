import { logout } from '@xinghe/contract/account-member.ts'
import { callApi } from '../../platform/api/client.ts'
import { closeAllDialogs, showToast } from '../../platform/feedback/dialogs.ts'
import { translate } from '../../platform/i18n/language.ts'
import { goOutsideReact } from '../../platform/navigation/navigator.ts'
import { pathOf } from '../../platform/navigation/route-paths.ts'
import { session } from '../../platform/session/session.ts'
import { shellText } from '../words/messages.ts'

/** Logs out locally at once; if the server cannot be reached, the session expires there. */
export const leave = (): void => {
  const told = callApi(logout, {}).catch(() => undefined)
  void told
  closeAllDialogs()
  session.end()
  goOutsideReact(pathOf('home'))
  showToast(translate(shellText.loggedOut), { tone: 'success' })
}
