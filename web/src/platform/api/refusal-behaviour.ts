import type { Refused, RefusalName } from '@xinghe/contract/refusal.ts'
import { showTips } from '../feedback/dialogs.ts'
import { translate } from '../i18n/language.ts'
import { goOutsideReact } from '../navigation/navigator.ts'
import { pathOf } from '../navigation/route-paths.ts'
import { expireSession } from '../session/expire.ts'
import { session } from '../session/session.ts'
import { setMaintenance } from '../site/maintenance.ts'
import { apiText } from '../transport/messages.ts'
import { textOfFault } from '../transport/text-of-fault.ts'

let lastStarted = 0
let startedWhenExpired = 0

/** Numbers the calls, so that concurrent ones can be told from later ones. */
export const markCallStart = (): number => (lastStarted += 1)

interface CallAtStart {
  readonly token: string
  readonly started: number
}

/** Several calls may find the session expired at once; the first shows it for all. */
const onExpired = ({ token, started }: CallAtStart): void => {
  const fromAnotherSession = token !== session.get().token
  if (fromAnotherSession || started <= startedWhenExpired) return
  startedWhenExpired = lastStarted
  expireSession()
}

const onRealNameNeeded = (refused: Refused): void => {
  showTips({
    msg: textOfFault(refused, translate),
    sureText: translate(apiText.completeProfile),
    isShowCancel: true,
    onSure: () => goOutsideReact(pathOf('userinfo')),
  })
}

/** Refusals with the same behaviour for every call. */
const behaviours: Partial<Record<RefusalName, (refused: Refused, call: CallAtStart) => void>> = {
  'session-expired': (_refused, call) => onExpired(call),
  maintenance: ({ detail }) => setMaintenance(detail),
  'real-name-needed': onRealNameNeeded,
}

export const behaveOnRefusal = (refused: Refused, call: CallAtStart): void =>
  behaviours[refused.refusal]?.(refused, call)

/** True where the app shows the refusal itself, so that forms do not repeat it. */
export const isShownByApp = ({ refusal }: Refused): boolean => Object.hasOwn(behaviours, refusal)
