import { siteDay } from '@xinghe/rules/base/instant.ts'
import type { ReactNode } from 'react'
import { Badge } from '@xinghe/ui/Badge.tsx'
import { Button } from '@xinghe/ui/Button.tsx'
import type { IconName } from '@xinghe/ui/icon-paths.ts'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { useSwitches } from '../../../../platform/site/pre-info.ts'
import { useCentre } from '../parts/centre-context.ts'
import type { CentreDialog } from '../parts/centre-tabs.ts'
import { CentreRow } from '../parts/CentreRow.tsx'
import { accountText } from './messages.ts'
import { MaskedValue } from '../masked/MaskedValue.tsx'
import type { Revealable } from '../masked/use-reveal.ts'
import { centreText } from '../parts/messages.ts'

interface RowLook {
  readonly dialog: CentreDialog
  readonly icon: IconName
  readonly title: string
  readonly done: boolean
  readonly act: string
  readonly line: ReactNode
}

/** Contacts and the two passwords. */
export function AccountPanel() {
  const t = useText()
  const { member, open } = useCentre()
  const withdrawals = useSwitches().withdrawPasswordEnable === 1

  const masked = (field: Revealable, value: string | null, label: string) => (
    <MaskedValue field={field} masked={value ?? ''} label={label} />
  )
  const byPhone = member.bindPhone === 1
  const byEmail = member.bindEmail === 1
  const changedAt = member.passwordChangedAt
  const rows: readonly RowLook[] = [
    {
      dialog: 'phone',
      icon: 'phone',
      title: t(centreText.phone),
      done: byPhone,
      act: byPhone ? centreText.view : centreText.bind,
      line: byPhone ? masked('phone', member.phone, t(centreText.phone)) : t(accountText.phoneLine),
    },
    {
      dialog: 'email',
      icon: 'mail',
      title: t(centreText.email),
      done: byEmail,
      act: byEmail ? centreText.change : centreText.bind,
      line: byEmail ? masked('email', member.email, t(centreText.email)) : t(accountText.emailLine),
    },
    {
      dialog: 'password',
      icon: 'lock',
      title: t(centreText.password),
      done: true,
      act: centreText.change,
      line:
        changedAt === null
          ? t(accountText.passwordSet, { day: siteDay(member.registeredAt) })
          : t(accountText.passwordChanged, { day: siteDay(changedAt) }),
    },
    {
      dialog: 'withdrawal-password',
      icon: 'wallet',
      title: t(centreText.withdrawalPassword),
      done: member.hasWithdrawalPassword,
      act: member.hasWithdrawalPassword ? centreText.change : centreText.set,
      line: t(accountText.withdrawalLine),
    },
  ]
  return (
    <TitledCard title={t(centreText.account)} line={t(accountText.line)}>
      <ul className="divide-y divide-line">
        {rows
          .filter(({ dialog }) => withdrawals || dialog !== 'withdrawal-password')
          .map(({ dialog, icon, title, done, act, line }) => (
            <CentreRow
              key={dialog}
              icon={icon}
              title={title}
              done={done}
              mark={!done && <Badge>{t(centreText.notDone)}</Badge>}
              action={
                <Button
                  variant={done ? 'secondary' : 'primary'}
                  size="sm"
                  onClick={() => open(dialog)}
                >
                  {t(act)}
                </Button>
              }
            >
              {line}
            </CentreRow>
          ))}
      </ul>
    </TitledCard>
  )
}
