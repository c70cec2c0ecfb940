import type { Refused } from '@xinghe/contract/refusal.ts'
import { showTips } from '../feedback/dialogs.ts'
import { translate } from '../i18n/language.ts'
import { goOutsideReact } from '../navigation/navigator.ts'
import { pathOf } from '../navigation/route-paths.ts'
import { expireSession } from '../session/expire.ts'
import { session } from '../session/session.ts'
import { maintenanceOf, setMaintenance } from '../site/maintenance.ts'
import { apiText } from './messages.ts'
import { textOfFault } from './text-of-fault.ts'

let lastStarted = 0
let startedWhenExpired = 0

/** Numbers the calls, so that those which were under way together can be told from later ones. */
export const markCallStart = (): number => (lastStarted += 1)

interface CallAtStart {
  readonly token: string
  readonly started: number
}

/** Ten calls may find the session expired at once; the first says it for all of them. */
const onExpired = ({ token, started }: CallAtStart): void => {
  const fromAnotherSession = token !== session.get().token
  if (fromAnotherSession || started <= startedWhenExpired) return
  startedWhenExpired = lastStarted
  expireSession()
}

const onMaintenance = ({ words = '', detail }: Refused): void => {
  const { text, until } = detail
  setMaintenance(
    maintenanceOf({
      text: typeof text === 'string' ? text : words,
      until: typeof until === 'string' ? until : null,
    }),
  )
}

const onRealNameNeeded = (refused: Refused): void => {
  showTips({
    msg: textOfFault(refused, translate),
    sureText: translate(apiText.completeProfile),
    isShowCancel: true,
    onSure: () => goOutsideReact(pathOf('userinfo')),
  })
}

/** Refusals that mean the same wherever they come from. */
export const behaveOnRefusal = (refused: Refused, call: CallAtStart): void => {
  if (refused.refusal === 'session-expired') onExpired(call)
  if (refused.refusal === 'maintenance') onMaintenance(refused)
  if (refused.refusal === 'real-name-needed') onRealNameNeeded(refused)
}
