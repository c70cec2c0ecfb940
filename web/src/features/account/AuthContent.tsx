import { useState } from 'react'
import { useText } from '../../platform/i18n/use-text.ts'
import type { FormKind } from './account-form.ts'
import type { AuthMode } from './auth-mode.ts'
import { AuthPanel } from './AuthPanel.tsx'
import { authText } from './messages.ts'
import { PreparingPanel } from './PreparingPanel.tsx'
import { useAccountForm } from './use-account-form.ts'
import { useRememberedLogin } from './use-remembered-login.ts'

interface AuthContentProps {
  mode: AuthMode
  onMode: (mode: AuthMode) => void
  onDone: () => void
}

const forgot = {
  heading: authText.forgotTitle,
  line: authText.forgotPreparing,
  help: authText.forgotHelp,
}

/** The modes that are still being built. */
const preparingTexts = {
  'forgot-by-phone': forgot,
  'forgot-by-email': forgot,
  'new-device': {
    heading: authText.newDeviceTitle,
    line: authText.newDevicePreparing,
    help: authText.newDeviceHelp,
  },
} as const

/** One mode at a time. What was typed lives here: it outlasts a change of mode and goes with the dialog. */
export function AuthContent({ mode, onMode, onDone }: AuthContentProps) {
  const t = useText()
  const kind: FormKind = mode === 'register' ? 'register' : 'login'
  const state = useAccountForm(kind)
  const [rememberedName, setRememberedName] = useState('')

  useRememberedLogin(mode === 'login', ({ name, password }) => {
    if (state.form.username !== '' || state.form.password !== '') return
    setRememberedName(name)
    state.change({ username: name, password, rememberPwd: true })
  })

  const turnTo = (next: FormKind) => {
    // Nobody registers the name that is remembered for login.
    if (rememberedName !== '' && state.form.username === rememberedName)
      state.change({ username: '', password: '', rememberPwd: false })
    onMode(next)
  }

  if (mode === 'login' || mode === 'register')
    return <AuthPanel kind={mode} state={state} onKind={turnTo} onDone={onDone} />
  const text = preparingTexts[mode]
  return (
    <PreparingPanel
      heading={t(text.heading)}
      line={t(text.line)}
      help={t(text.help)}
      onBack={() => onMode('login')}
    />
  )
}
