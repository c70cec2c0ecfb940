import type { SubmitEvent } from 'react'
import { Button } from '@xinghe/ui/Button.tsx'
import { Field } from '@xinghe/ui/Field.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { DigitCells } from '@xinghe/ui/DigitCells.tsx'
import { emit } from '../../../platform/bus/events.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { codeText } from '../parts/messages.ts'
import type { LoginAnswer } from '../flow/log-in.ts'
import { SendCodeButton } from '../parts/SendCodeButton.tsx'
import { newDeviceText } from './messages.ts'
import { MiddleDigitsDialog } from './MiddleDigitsDialog.tsx'
import type { NewDevice } from './new-device.ts'
import { useNewDevice } from './use-new-device.ts'

interface NewDevicePanelProps {
  device: NewDevice
  onLoggedIn: (answer: LoginAnswer) => void
  onFailure: (error: unknown) => void
  onSwitchAccount: () => void
  onRegister: () => void
}

/** The code that a login from a new device asks for. */
export function NewDevicePanel({
  device,
  onLoggedIn,
  onFailure,
  onSwitchAccount,
  onRegister,
}: NewDevicePanelProps) {
  const t = useText()
  const state = useNewDevice(device, { onLoggedIn, onFailure })
  const { code, codes, getCode } = state
  const { element, values, error } = code
  const { byEmail } = device

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    state.submit()
  }

  return (
    <>
      <h3 className="flex items-center gap-2 text-20 font-semibold">
        <Icon name="shield" className="size-6 text-brand-text" />
        {t(newDeviceText.title)}
      </h3>
      <p className="mt-3 mb-6 text-14 text-muted">{t(device.message || newDeviceText.unusual)}</p>
      <form ref={element} onSubmit={submit} noValidate className="flex flex-col">
        <div className="mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-md bg-ink/4 px-4 py-3">
          <p className="flex min-w-0 items-center gap-3 text-12 text-muted">
            <Icon name={byEmail ? 'mail' : 'phone'} className="size-5 text-brand-text" />
            <span className="min-w-0">
              {t(byEmail ? newDeviceText.boundEmail : newDeviceText.boundPhone)}
              <strong className="block truncate font-num text-16 font-medium text-ink">
                {device.phone}
              </strong>
            </span>
          </p>
          <SendCodeButton
            state={codes}
            way={byEmail ? 'mail' : 'sms'}
            onPress={() => getCode(byEmail ? 'mail' : 'sms')}
            className="min-w-36"
          />
        </div>
        <Field
          label={t(newDeviceText.code)}
          error={error('sendCodeNum')}
          aside={
            !byEmail && (
              <span className="inline-flex items-center gap-1 text-muted">
                {t(newDeviceText.voiceAsk)}
                <SendCodeButton
                  state={codes}
                  way="voice"
                  label={t(newDeviceText.voice)}
                  variant="link"
                  size="sm"
                  onPress={() => getCode('voice')}
                />
              </span>
            )
          }
          className="min-h-[6.875rem]"
        >
          <DigitCells
            placeholder={t(codeText.cells)}
            name="sendCodeNum"
            value={values.sendCodeNum}
            onValueChange={(digits) => code.change('sendCodeNum', digits)}
          />
        </Field>
        <p className="mb-5 flex items-start gap-2 rounded-md bg-warn/10 px-3 py-2 text-13 text-ink">
          <Icon name="warning" className="mt-0.5 size-4 text-warn" />
          <span>{t(newDeviceText.warning)}</span>
        </p>
        <Button type="submit" size="lg" block loading={code.busy} softDisabled={!state.isCodeReady}>
          {t(newDeviceText.submit)}
        </Button>
      </form>
      <div className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-2 pt-6 text-13">
        <Button variant="link" size="sm" icon="transfer" onClick={onSwitchAccount}>
          {t(newDeviceText.switchAccount)}
        </Button>
        <Button variant="link" size="sm" icon="user" onClick={onRegister}>
          {t(newDeviceText.register)}
        </Button>
        <Button
          variant="link"
          size="sm"
          icon="headset"
          className="ml-auto"
          onClick={() => emit('support_asked')}
        >
          {t(newDeviceText.support)}
        </Button>
      </div>
      <MiddleDigitsDialog masked={device.phone} middle={state.middle} />
      {codes.captchaDialog}
      {state.captchaDialog}
    </>
  )
}
