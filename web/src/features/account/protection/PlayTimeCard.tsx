import { confirmPlayTime, setPlayTime } from '@xinghe/contract/account-protection.ts'
import { isRaise } from '@xinghe/rules/account/limits.ts'
import { minuteMs, siteMinute } from '@xinghe/rules/base/instant.ts'
import { AskDialog } from '@xinghe/ui/AskDialog.tsx'
import { Fault } from '@xinghe/ui/Fault.tsx'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { useState } from 'react'
import { showToast } from '../../../platform/feedback/dialogs.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { serverNow } from '../../../platform/site/pre-info.ts'
import { protectionText as words } from './messages.ts'
import { MinutesForm } from './MinutesForm.tsx'
import { durationText, minutesText, sessionText } from './texts.ts'
import { useChange, type Protection } from './use-protection.ts'
import { WaitingWish } from './WaitingWish.tsx'

const sessionChoices = [30, 60, 90, 120, 180, 240, 360, 480] as const
const realityChoices = [15, 30, 45, 60, 90, 120] as const

/** The session's time limit, and the interval of reminders. */
export function PlayTimeCard({ protection }: { protection: Protection }) {
  const t = useText()
  const session = useChange(setPlayTime)
  const reality = useChange(setPlayTime)
  const confirm = useChange(confirmPlayTime)
  const [asked, setAsked] = useState<number | null>(null)
  const { sessionMinutes, sessionStartedAt, sessionEndsAt, wantedSessionMinutes } = protection
  const raises = (minutes: number | null): boolean =>
    isRaise({ amount: sessionMinutes, wanted: null }, minutes)

  const note = (minutes: number | null): string => {
    if (raises(minutes)) return t(words.willRaise)
    const since = serverNow() - sessionStartedAt
    return minutes !== null && since >= minutes * minuteMs
      ? t(words.sessionTooOld, { time: durationText(since, t) })
      : t(words.willLower)
  }
  const saveSession = async (minutes: number | null): Promise<void> => {
    const raise = raises(minutes)
    const outcome = await session.send({ sessionMinutes: minutes })
    if (outcome?.kind !== 'answered') return
    setAsked(null)
    showToast(t(raise ? words.savedWish : words.saved), { tone: 'success' })
  }
  const saveReality = async (minutes: number | null): Promise<void> => {
    const outcome = await reality.send({ realityCheckMinutes: minutes })
    if (outcome?.kind === 'answered') showToast(t(words.saved), { tone: 'success' })
  }
  const answer = async (yes: boolean): Promise<void> => {
    const outcome = await confirm.send({ yes })
    if (outcome?.kind === 'answered')
      showToast(t(yes ? words.wishConfirmed : words.wishDropped), { tone: 'success' })
  }

  return (
    <TitledCard title={t(words.time)} line={t(words.timeLine)}>
      <div className="grid grid-cols-2 gap-4 max-desk:grid-cols-1">
        <MinutesForm
          // A choice that waits for its day leaves the present value selected.
          key={`session-${sessionMinutes}-${wantedSessionMinutes?.from}`}
          title={t(words.session)}
          line={t(words.sessionLine)}
          minutes={sessionMinutes}
          choices={sessionChoices}
          noneLabel={t(words.unlimited)}
          busy={session.busy}
          fault={asked === null ? session.fault : ''}
          note={note}
          onSave={(minutes) =>
            minutes === null || raises(minutes) ? void saveSession(minutes) : setAsked(minutes)
          }
        >
          {sessionEndsAt !== null && (
            <p className="mt-3 text-13 text-muted">
              {t(words.sessionEnds, { at: siteMinute(sessionEndsAt).slice(11) })}
            </p>
          )}
          {wantedSessionMinutes !== null && (
            <WaitingWish
              amount={sessionText(wantedSessionMinutes.minutes, t)}
              from={wantedSessionMinutes.from}
              until={wantedSessionMinutes.until}
              busy={confirm.busy}
              fault={confirm.fault}
              onAnswer={(yes) => void answer(yes)}
            />
          )}
        </MinutesForm>
        <MinutesForm
          key={`reality-${protection.realityCheckMinutes}`}
          title={t(words.reality)}
          line={t(words.realityLine)}
          minutes={protection.realityCheckMinutes}
          choices={realityChoices}
          noneLabel={t(words.off)}
          busy={reality.busy}
          fault={reality.fault}
          onSave={(minutes) => void saveReality(minutes)}
        />
      </div>
      {asked !== null && (
        <AskDialog
          title={t(words.confirmOf, { name: t(words.session) })}
          cancel={t(words.back)}
          closeLabel={t(words.close)}
          onClose={() => setAsked(null)}
          confirm={t(words.confirm)}
          busy={session.busy}
          onConfirm={() => void saveSession(asked)}
        >
          <div className="space-y-2 text-14">
            <p>{t(words.willBe, { name: t(words.session), amount: minutesText(asked, t) })}</p>
            <p className="font-medium">{note(asked)}</p>
            <p className="text-13 text-muted">{t(words.raiseLater)}</p>
            <Fault text={session.fault} />
          </div>
        </AskDialog>
      )}
    </TitledCard>
  )
}
