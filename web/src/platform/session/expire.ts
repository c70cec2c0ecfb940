import { apiText } from '../transport/messages.ts'
import { emit } from '../bus/events.ts'
import { closeAllDialogs, showToast } from '../feedback/dialogs.ts'
import { translate } from '../i18n/language.ts'
import { goOutsideReact } from '../navigation/navigator.ts'
import { pathOf } from '../navigation/route-paths.ts'
import { local } from '../storage/local.ts'
import { session } from './session.ts'

/** The server no longer knows the session: the steps are the specification's, in its order. */
export const expireSession = (): void => {
  closeAllDialogs()
  if (session.get().token !== '') showToast(translate(apiText.sessionExpired))
  local.clearDecrypted()
  session.end()
  emit('login_expired')
  goOutsideReact(pathOf('home'))
  emit('login')
}
