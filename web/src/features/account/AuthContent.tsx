import { useState } from 'react'
import { Refused } from '@xinghe/contract/refusal.ts'
import { useFaultText } from '../../platform/api/text-of-fault.ts'
import type { FormKind } from './account-form.ts'
import type { AuthMode } from './auth-mode.ts'
import { AuthPanel } from './AuthPanel.tsx'
import type { NewDevice } from './new-device/new-device.ts'
import { NewDevicePanel } from './new-device/NewDevicePanel.tsx'
import { RecoveryPanel } from './recovery/RecoveryPanel.tsx'
import { showFailure } from './show-refusal.ts'
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

/** One mode at a time. What was typed lives here: it outlasts a change of mode and goes with the dialog. */
export function AuthContent({ mode, device, onMode, onDone }: AuthContentProps) {
  const faultText = useFaultText()
  const kind: FormKind = mode === 'register' ? 'register' : 'login'
  const state = useAccountForm(kind)
  const [rememberedName, setRememberedName] = useState('')
  /** Whom the member turned away from; that login is not filled in again. */
  const [leftName, setLeftName] = useState('')

  useRememberedLogin(mode === 'login', ({ name, password }) => {
    if (state.form.username !== '' || state.form.password !== '' || name === leftName) return
    setRememberedName(name)
    state.change({ username: name, password, rememberPwd: true })
  })

  const loginAs = (username: string) => {
    state.change({ username, password: '', rememberPwd: false })
    onMode('login')
  }

  const turnTo = (next: FormKind) => {
    // Nobody registers the name that is remembered for login.
    if (rememberedName !== '' && state.form.username === rememberedName)
      state.change({ username: '', password: '', rememberPwd: false })
    onMode(next)
  }

  /** What the new-device check cannot mend goes back to the form, with the reason. */
  const giveUpDevice = (error: unknown, { name, passwordMd5 }: NewDevice) => {
    if (error instanceof Refused && error.refusal === 'ticket-expired') {
      state.setFormFault(faultText(error))
      return onMode('login')
    }
    showFailure(error, {
      credentials: { name, password: passwordMd5 },
      faultText,
      onField: (field, text) => {
        state.setFault(field, text)
        onMode('login')
      },
      onForm: (text) => {
        state.setFormFault(text)
        onMode('login')
      },
    })
  }

  if (mode === 'forgot-by-phone' || mode === 'forgot-by-email')
    return (
      <RecoveryPanel
        way={mode === 'forgot-by-phone' ? 'phone' : 'email'}
        onWay={(way) => onMode(way === 'phone' ? 'forgot-by-phone' : 'forgot-by-email')}
        username={state.form.username}
        onLogin={(name) => (name === undefined ? onMode('login') : loginAs(name))}
      />
    )
  if (mode === 'new-device' && device !== null)
    return (
      <NewDevicePanel
        key={device.ticket}
        device={device}
        onLoggedIn={(answer) => welcomeMember(answer, state.form, onDone)}
        onFailure={(error) => giveUpDevice(error, device)}
        onSwitchAccount={() => {
          setLeftName(device.name)
          loginAs('')
        }}
        onRegister={() => {
          state.change({ username: '', password: '', rememberPwd: false })
          onMode('register')
        }}
      />
    )
  return <AuthPanel kind={kind} state={state} onKind={turnTo} onDone={onDone} />
}
