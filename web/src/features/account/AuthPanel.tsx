import { useId } from 'react'
import { Button } from '@xinghe/ui/Button.tsx'
import { TabPanel } from '@xinghe/ui/TabPanel.tsx'
import { Tabs } from '@xinghe/ui/Tabs.tsx'
import { emit } from '../../platform/bus/events.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import type { FormKind } from './flow/account-form.ts'
import { AccountForm } from './AccountForm.tsx'
import { authText } from './flow/messages.ts'
import { useAccount } from './use-account.ts'
import type { AccountFormState } from './use-account-form.ts'

interface AuthPanelProps {
  kind: FormKind
  form: AccountFormState
  onKind: (kind: FormKind) => void
  onDone: () => void
}

export function AuthPanel({ kind, form, onKind, onDone }: AuthPanelProps) {
  const t = useText()
  const id = useId()
  const account = useAccount(kind, form, {
    onRegisteredOnly: () => onKind('login'),
    onDone,
  })

  const other: FormKind = kind === 'login' ? 'register' : 'login'

  return (
    <>
      <Tabs
        id={id}
        label={t(authText.ways)}
        value={kind}
        onValueChange={onKind}
        tabs={[
          { key: 'login', label: t(authText.login) },
          { key: 'register', label: t(authText.register) },
        ]}
        className="*:h-11! *:text-16!"
      />
      <TabPanel id={id} tabKey={kind} className="flex flex-1 flex-col pt-6">
        <h3 className="text-20 font-semibold">
          {t(kind === 'login' ? authText.loginGreeting : authText.registerGreeting)}
        </h3>
        <p className="mt-1 mb-6 text-13 text-muted">
          {t(kind === 'login' ? authText.loginLine : authText.registerLine)}
        </p>
        <AccountForm key={kind} kind={kind} form={form} onSubmit={account.submit} />
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-6 text-13 text-muted">
          <span className="inline-flex items-center gap-1">
            {t(kind === 'login' ? authText.noAccount : authText.haveAccount)}
            <Button variant="link" size="sm" onClick={() => onKind(other)}>
              {t(kind === 'login' ? authText.goRegister : authText.goLogin)}
            </Button>
          </span>
          <span className="inline-flex items-center gap-1">
            {t(authText.needHelp)}
            <Button variant="link" size="sm" icon="headset" onClick={() => emit('support_asked')}>
              {t(authText.support)}
            </Button>
          </span>
        </div>
      </TabPanel>
      {account.captchaDialog}
    </>
  )
}
