import { emit } from '../../platform/bus/events.ts'
import { showToast } from '../../platform/feedback/dialogs.ts'
import { translate } from '../../platform/i18n/language.ts'
import { afterLogin } from '../../platform/session/member.ts'
import { session } from '../../platform/session/session.ts'
import type { AccountForm } from './account-form.ts'
import type { LoginAnswer } from './log-in.ts'
import { authText } from './messages.ts'
import { rememberLogin } from './remember-login.ts'

/** Opens the session that the server granted, and closes what asked for it. */
export const welcomeMember = (answer: LoginAnswer, form: AccountForm, onDone: () => void): void => {
  session.start(answer)
  // Neither may keep the member waiting: a failure of one shows where its result is shown.
  void rememberLogin(form)
  void afterLogin()
  showToast(translate(authText.loggedIn), { tone: 'success' })
  onDone()
  emit('login_success', { userId: answer.userId })
}
