import { Button } from '@xinghe/ui/Button.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { useRemainingSeconds } from '@xinghe/ui/use-remaining-seconds.ts'
import type { ReactNode } from 'react'
import { emit } from '../../../platform/bus/events.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useGo } from '../../../platform/navigation/use-go.ts'
import { rememberWantedPage } from '../../../platform/navigation/wanted-page.ts'
import { serverNow } from '../../../platform/site/clock.ts'
import { composeText as words } from '../words/messages.ts'
import { useScript } from '../words/use-script.ts'
import type { ShutReason } from './shut-reason.ts'

const two = (value: number): string => String(value).padStart(2, '0')

/** 1:05:09, or 05:09 below an hour. */
const clockText = (seconds: number): string => {
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60]
  return `${hours > 0 ? `${hours}:` : ''}${two(minutes)}:${two(seconds % 60)}`
}

function Muted({ reason }: { reason: Extract<ShutReason, { kind: 'muted' }> }) {
  const t = useText()
  const inScript = useScript()
  const seconds = useRemainingSeconds(reason.until, serverNow)
  return (
    <>
      <span className="font-num">{t(words.muted, { time: clockText(seconds) })}</span>
      {reason.reason !== null && (
        <span className="block text-12 text-muted">
          {t(words.mutedReason, { reason: inScript(reason.reason) })}
        </span>
      )}
    </>
  )
}

function Line({ reason }: { reason: ShutReason }) {
  const t = useText()
  const inScript = useScript()
  switch (reason.kind) {
    case 'muted':
      return <Muted reason={reason} />
    case 'level':
      return t(words.level, { grade: reason.grade })
    case 'refused':
      return t(reason.message)
    case 'blocked':
      return (
        <>
          {t(words.blocked)}
          {reason.reason !== null && (
            <span className="block text-12 text-muted">
              {t(words.mutedReason, { reason: inScript(reason.reason) })}
            </span>
          )}
        </>
      )
    default:
      return t(words[reason.kind])
  }
}

/** Why the composer is shut, and the step that opens it. */
export function ShutNote({ reason }: { reason: ShutReason }) {
  const t = useText()
  const go = useGo()
  const toBinding = (): void => {
    rememberWantedPage(`${location.pathname}${location.search}`, 'binding')
    go.to('auth')
  }
  const step: ReactNode =
    reason.kind === 'login' || reason.kind === 'members' ? (
      <Button size="sm" onClick={() => emit('login')}>
        {t(words.loginGo)}
      </Button>
    ) : reason.kind === 'phone' ? (
      <Button size="sm" onClick={() => toBinding()}>
        {t(words.phoneGo)}
      </Button>
    ) : null
  return (
    <div className="flex min-h-13 items-center gap-2 border-t border-line bg-ink/3 px-3 py-2">
      <Icon
        name={reason.kind === 'connecting' ? 'clock' : 'lock'}
        className="size-4 shrink-0 text-muted"
      />
      <p role="status" className="min-w-0 flex-1 text-13 text-ink">
        <Line reason={reason} />
      </p>
      {step}
    </div>
  )
}
