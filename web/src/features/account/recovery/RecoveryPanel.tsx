import { StepTrail } from '../parts/StepTrail.tsx'
import { useEffect, useEffectEvent, useId, type SubmitEvent } from 'react'
import { Button } from '@xinghe/ui/Button.tsx'
import { Fault } from '@xinghe/ui/Fault.tsx'
import { TabPanel } from '@xinghe/ui/TabPanel.tsx'
import { Tabs } from '@xinghe/ui/Tabs.tsx'
import { emit } from '../../../platform/bus/events.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { IdentityStep } from './IdentityStep.tsx'
import { recoveryText } from './messages.ts'
import { PasswordStep } from './PasswordStep.tsx'
import type { RecoveryWay } from './recovery-form.ts'
import { RecoveryDone } from './RecoveryDone.tsx'
import { useRecovery } from './use-recovery.ts'
import { VerifyStep } from './VerifyStep.tsx'

const stepNames = [recoveryText.identity, recoveryText.verify, recoveryText.reset] as const

interface RecoveryPanelProps {
  way: RecoveryWay
  onWay: (way: RecoveryWay) => void
  /** What was typed in the login form. */
  username: string
  /** Called with the member's name after a changed password. */
  onLogin: (name?: string) => void
}

export function RecoveryPanel({ way, onWay, username, onLogin }: RecoveryPanelProps) {
  const t = useText()
  const id = useId()
  const state = useRecovery(way, username)
  const { form, step, next, back, busy, codes } = state
  const { element, formFault } = form

  const focusFirst = useEffectEvent((_step: number) => {
    const first = element.current?.querySelector<HTMLElement>('input:not([type=hidden])')
    // On a touch screen the keyboard would cover the sheet before it was seen.
    if (!matchMedia('(pointer: coarse)').matches) first?.focus()
  })
  useEffect(() => focusFirst(step), [step])

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    next()
  }

  if (step === 3) return <RecoveryDone onLogin={() => onLogin(form.values.username)} />

  const target = t(way === 'phone' ? recoveryText.targetPhone : recoveryText.targetEmail)
  const lines = [t(recoveryText.identityLine, { target }), '', t(recoveryText.resetLine)] as const
  return (
    <>
      <h3 className="mb-2 text-20 font-semibold">{t(recoveryText.title)}</h3>
      <Tabs
        id={id}
        label={t(recoveryText.ways)}
        value={way}
        onValueChange={onWay}
        tabs={[
          { key: 'phone', label: t(recoveryText.byPhone), disabled: busy && way !== 'phone' },
          { key: 'email', label: t(recoveryText.byEmail), disabled: busy && way !== 'email' },
        ]}
      />
      <TabPanel id={id} tabKey={way} className="flex flex-1 flex-col pt-6">
        <StepTrail
          label={t(recoveryText.steps)}
          steps={stepNames.map((name) => t(name))}
          current={step}
          doneLabel={t(recoveryText.done)}
        />
        <p className="mb-4 text-13 text-muted empty:mb-0">{lines[step]}</p>
        <form ref={element} onSubmit={submit} noValidate className="flex flex-col">
          {step === 0 && <IdentityStep {...state} />}
          {step === 1 && <VerifyStep {...state} />}
          {step === 2 && <PasswordStep {...state} />}
          <Fault text={formFault} className="mb-4" />
          <Button type="submit" size="lg" block loading={form.busy}>
            {t(step === 2 ? recoveryText.submit : recoveryText.next)}
          </Button>
          {step > 0 && (
            <Button variant="ghost" size="lg" block className="mt-2" onClick={back}>
              {t(recoveryText.back)}
            </Button>
          )}
        </form>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-6 text-13 text-muted">
          <Button variant="link" size="sm" icon="chevron-left" onClick={() => onLogin()}>
            {t(recoveryText.toLogin)}
          </Button>
          <span className="inline-flex items-center gap-1">
            {t(recoveryText.needHelp)}
            <Button variant="link" size="sm" icon="headset" onClick={() => emit('support_asked')}>
              {t(recoveryText.support)}
            </Button>
          </span>
        </div>
      </TabPanel>
      {codes.captchaDialog}
    </>
  )
}
