import { useState } from 'react'
import { Refused } from '@xinghe/contract/refusal.ts'
import { useFaultText } from '../../platform/transport/text-of-fault.ts'
import type { FormKind } from './flow/account-form.ts'
import type { AuthMode } from './auth-mode.ts'
import { AuthPanel } from './AuthPanel.tsx'
import type { NewDevice } from './new-device/new-device.ts'
import { NewDevicePanel } from './new-device/NewDevicePanel.tsx'
import { RecoveryPanel } from './recovery/RecoveryPanel.tsx'
import { showFailure } from './flow/show-refusal.ts'
import { useAccountForm } from './use-account-form.ts'
import { useRememberedLogin } from './use-remembered-login.ts'
import { welcomeMember } from './welcome-member.ts'

interface AuthContentProps {
  mode: AuthMode
  /** The login that waits for a code, in the mode of that name. */
  device: NewDevice | null
  onMode: (mode: AuthMode) => void
  onDone: () => void
}

/** One mode at a time. The form's state is here: it survives a change of mode and ends with the dialog. */
export function AuthContent({ mode, device, onMode, onDone }: AuthContentProps) {
  const faultText = useFaultText()
  const kind: FormKind = mode === 'register' ? 'register' : 'login'
  const form = useAccountForm(kind)
  const [rememberedName, setRememberedName] = useState('')
  /** The name that the member switched away from; its stored login is not filled in again. */
  const [leftName, setLeftName] = useState('')

  useRememberedLogin(mode === 'login', ({ name, password }) => {
    if (form.values.username !== '' || form.values.password !== '' || name === leftName) return
    setRememberedName(name)
    form.setFields({ username: name, password, rememberPwd: true })
  })

  const loginAs = (username: string) => {
    form.setFields({ username, password: '', rememberPwd: false })
    onMode('login')
  }

  const turnTo = (next: FormKind) => {
    // The remembered name is registered already: clear it for the registration form.
    if (rememberedName !== '' && form.values.username === rememberedName)
      form.setFields({ username: '', password: '', rememberPwd: false })
    onMode(next)
  }

  /** Refusals that the new-device check cannot handle are shown in the login form. */
  const giveUpDevice = (error: unknown, { name, passwordMd5 }: NewDevice) => {
    const setFault: typeof form.setFault = (text, field) => {
      form.setFault(text, field)
      onMode('login')
    }
    if (error instanceof Refused && error.refusal === 'ticket-expired')
      return setFault(faultText(error))
    showFailure(error, { credentials: { name, password: passwordMd5 }, faultText, setFault })
  }

  if (mode === 'forgot-by-phone' || mode === 'forgot-by-email')
    return (
      <RecoveryPanel
        way={mode === 'forgot-by-phone' ? 'phone' : 'email'}
        onWay={(way) => onMode(way === 'phone' ? 'forgot-by-phone' : 'forgot-by-email')}
        username={form.values.username}
        onLogin={(name) => (name === undefined ? onMode('login') : loginAs(name))}
      />
    )
  if (mode === 'new-device' && device !== null)
    return (
      <NewDevicePanel
        key={device.ticket}
        device={device}
        onLoggedIn={(answer) => welcomeMember(answer, form.values, onDone)}
        onFailure={(error) => giveUpDevice(error, device)}
        onSwitchAccount={() => {
          setLeftName(device.name)
          loginAs('')
        }}
        onRegister={() => {
          form.setFields({ username: '', password: '', rememberPwd: false })
          onMode('register')
        }}
      />
    )
  return <AuthPanel kind={kind} form={form} onKind={turnTo} onDone={onDone} />
}
