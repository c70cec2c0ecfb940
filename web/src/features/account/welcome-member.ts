import { emit } from '../../platform/bus/events.ts'
import { showToast } from '../../platform/feedback/dialogs.ts'
import { translate } from '../../platform/i18n/language.ts'
import { afterLogin } from '../../platform/member/member.ts'
import { session } from '../../platform/session/session.ts'
import type { AccountForm } from './flow/account-form.ts'
import type { LoginAnswer } from './flow/log-in.ts'
import { authText } from './flow/messages.ts'
import { rememberLogin } from './flow/remember-login.ts'

/** Opens the session that the server granted, and closes what asked for it. */
export const welcomeMember = (answer: LoginAnswer, form: AccountForm, onDone: () => void): void => {
  session.start(answer)
  // Not awaited: the login is complete without them, and a failed read shows in its own component.
  void rememberLogin(form)
  void afterLogin()
  showToast(translate(authText.loggedIn), { tone: 'success' })
  onDone()
  emit('login_success', { userId: answer.userId })
}
