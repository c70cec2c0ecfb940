import { useEffect, useRef, useState } from 'react'
import { Button } from '@xinghe/ui/Button.tsx'
import { Countdown } from '@xinghe/ui/Countdown.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { recoveryText } from './messages.ts'

export const returnAfterMs = 3_000
const now = () => Date.now()

/** The confirmation, for three seconds; then the login form. */
export function RecoveryDone({ onLogin }: { onLogin: () => void }) {
  const t = useText()
  const button = useRef<HTMLButtonElement>(null)
  const [until] = useState(() => now() + returnAfterMs)
  // The pressed button is unmounted, so the focus has to be moved.
  useEffect(() => button.current?.focus(), [])
  return (
    <div className="my-auto flex flex-col items-center gap-3 py-12 text-center">
      <span className="grid size-20 animate-rise-in place-items-center rounded-full bg-success/12 text-success">
        <Icon name="success" className="size-11" />
      </span>
      <h3 role="status" className="mt-2 text-28 font-semibold">
        {t(recoveryText.success)}
      </h3>
      <p className="text-14 text-muted">{t(recoveryText.successLine)}</p>
      <Button ref={button} size="lg" onClick={onLogin} className="mt-5 min-w-52">
        {t(recoveryText.returnNow)}
      </Button>
      <Countdown
        until={until}
        now={now}
        label={t(recoveryText.toLogin)}
        onEnd={onLogin}
        format={(seconds) => t(recoveryText.returning, { seconds })}
        className="text-13 text-muted"
      />
    </div>
  )
}
