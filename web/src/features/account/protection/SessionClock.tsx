import { memberInfo } from '@xinghe/contract/account-member.ts'
import { later, minuteMs, secondMs, type Instant } from '@xinghe/rules/base/instant.ts'
import { useState } from 'react'
import { callApi } from '../../../platform/api/client.ts'
import { showTips, showToast } from '../../../platform/feedback/dialogs.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { session } from '../../../platform/session/session.ts'
import { serverNow } from '../../../platform/site/pre-info.ts'
import { protectionText as words } from './messages.ts'
import { minutesText } from './texts.ts'
import { useMoment } from './use-moment.ts'

const warnMinutes = 5
const askAgainMs = 10 * secondMs

interface SessionClockProps {
  ends: Instant
  minutes: number
}

/** Warns before the member's own time limit; at the limit it asks the server, which ends the session. */
export function SessionClock({ ends, minutes }: SessionClockProps) {
  const t = useText()
  const [ask, setAsk] = useState(ends)
  const warnAt = later(ends, -warnMinutes * minuteMs)

  useMoment(warnAt > serverNow() ? warnAt : null, () =>
    showToast(t(words.endsSoon, { minutes: warnMinutes }), { tone: 'warning' }),
  )
  useMoment(ask, () => {
    const { token } = session.get()
    const said = (): void => {
      // The two clocks may differ slightly: asks again while the session is still open.
      if (session.get().token === token) setAsk(later(serverNow(), askAgainMs))
      else showTips({ msg: t(words.ended, { time: minutesText(minutes, t) }) })
    }
    void callApi(memberInfo, {}).then(said, said)
  })
  return null
}
