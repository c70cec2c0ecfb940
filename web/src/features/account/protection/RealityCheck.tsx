import { readProtection } from '@xinghe/contract/account-protection.ts'
import { limitKinds, type LimitKind } from '@xinghe/rules/account/limits.ts'
import { nextRealityCheck } from '@xinghe/rules/account/session-time.ts'
import { instant, siteMinute } from '@xinghe/rules/base/instant.ts'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { Dialog } from '@xinghe/ui/Dialog.tsx'
import { useState } from 'react'
import { useCall } from '../../../platform/api/use-call.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useGo } from '../../../platform/navigation/use-go.ts'
import { useSession } from '../../../platform/session/session.ts'
import { serverNow } from '../../../platform/site/pre-info.ts'
import { protectionText as words } from './messages.ts'
import { SessionClock } from './SessionClock.tsx'
import { durationText } from './texts.ts'
import { useMoment } from './use-moment.ts'
import { refreshProtection, type Protection } from './use-protection.ts'

const names: Record<LimitKind, string> = {
  deposit: words.checkDeposit,
  wager: words.checkWager,
  loss: words.checkLoss,
}

interface RealityCheckProps {
  protection: Protection
  minutes: number
  onLeave: () => void
}

/** Shown at the member's interval: time since the login, and today's result. */
function RealityCheck({ protection, minutes, onLeave }: RealityCheckProps) {
  const t = useText()
  const go = useGo()
  const { sessionStartedAt, sessionEndsAt, limits } = protection
  const [next, setNext] = useState(() => nextRealityCheck(sessionStartedAt, minutes, serverNow()))
  const [shownAt, setShownAt] = useState(next)
  const [open, setOpen] = useState(false)

  useMoment(next, () => {
    // After a sleep of the computer the missed checks are shown as one.
    const now = instant(Math.max(next, serverNow()))
    setShownAt(now)
    setNext(nextRealityCheck(sessionStartedAt, minutes, now))
    setOpen(true)
    void refreshProtection()
  })
  const close = (): void => setOpen(false)
  const toLimits = (): void => {
    close()
    go.to('userinfo', { search: { tab: 'protection' } })
  }
  const leave = (): void => {
    close()
    onLeave()
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      // Closed by its buttons only, so that a stray key press does not dismiss it.
      closeOnEscape={false}
      title={t(words.checkTitle)}
      size="sm"
      footer={
        <>
          <Button variant="secondary" onClick={leave}>
            {t(words.checkLeave)}
          </Button>
          <Button onClick={close}>{t(words.checkStay)}</Button>
        </>
      }
    >
      <div className="text-center">
        <p className="text-13 text-muted">{t(words.checkTime)}</p>
        <p className="mt-1 font-num text-28 font-bold">
          {durationText(shownAt - sessionStartedAt, t)}
        </p>
        <p className="mt-1 text-13 text-muted">{t(words.checkLine)}</p>
      </div>
      <dl className="mt-5 grid grid-cols-3 gap-2 rounded-md bg-ink/4 p-3 text-center">
        {limitKinds.map((kind) => (
          <div key={kind} className="min-w-0">
            <dt className="text-12 text-muted">
              {t(words.checkToday)}
              {t(names[kind])}
            </dt>
            <dd className="mt-0.5 truncate font-num text-16">
              {fenToCny(
                limits.find((one) => one.kind === kind && one.period === 'day')?.used ?? 0n,
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 flex flex-wrap items-center justify-center gap-x-2 text-13 text-muted">
        {sessionEndsAt !== null && (
          <span>{t(words.sessionEnds, { at: siteMinute(sessionEndsAt).slice(11) })}</span>
        )}
        <Button variant="link" size="sm" onClick={toLimits}>
          {t(words.checkLimits)}
        </Button>
      </p>
    </Dialog>
  )
}

/** Mounted once by the app; it does nothing for visitors. `onLeave` logs the member out. */
export function RealityCheckHost({ onLeave }: { onLeave: () => void }) {
  const loggedIn = useSession().token !== ''
  const protection = useCall(readProtection, {}, { enabled: loggedIn }).data
  if (!loggedIn || protection === undefined) return null
  const { realityCheckMinutes, sessionMinutes, sessionStartedAt, sessionEndsAt } = protection
  return (
    <>
      {realityCheckMinutes !== null && (
        <RealityCheck
          key={`${sessionStartedAt}-${realityCheckMinutes}`}
          protection={protection}
          minutes={realityCheckMinutes}
          onLeave={onLeave}
        />
      )}
      {sessionEndsAt !== null && sessionMinutes !== null && (
        <SessionClock key={sessionEndsAt} ends={sessionEndsAt} minutes={sessionMinutes} />
      )}
    </>
  )
}
