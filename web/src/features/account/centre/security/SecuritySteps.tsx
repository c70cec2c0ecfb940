import { securitySteps, type SecurityStep } from '@xinghe/rules/account/security-level.ts'
import { siteDay } from '@xinghe/rules/base/instant.ts'
import { Badge } from '@xinghe/ui/Badge.tsx'
import { Button } from '@xinghe/ui/Button.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import type { IconName } from '@xinghe/ui/icon-paths.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { useCentre } from '../parts/centre-context.ts'
import type { CentreDialog } from '../parts/centre-tabs.ts'
import { CentreRow } from '../parts/CentreRow.tsx'
import { centreText } from '../parts/messages.ts'
import { securityText } from './messages.ts'

interface StepLook {
  readonly icon: IconName
  readonly title: string
  /** The password has a line of its own, by its age. */
  readonly line: string | null
  readonly dialog: CentreDialog
  readonly action: string
}

const looks: Readonly<Record<SecurityStep, StepLook>> = {
  phone: {
    icon: 'phone',
    title: centreText.phone,
    line: securityText.phoneLine,
    dialog: 'phone',
    action: centreText.bind,
  },
  realName: {
    icon: 'user',
    title: centreText.realName,
    line: securityText.realNameLine,
    dialog: 'real-name',
    action: centreText.set,
  },
  email: {
    icon: 'mail',
    title: centreText.email,
    line: securityText.emailLine,
    dialog: 'email',
    action: centreText.bind,
  },
  withdrawalPassword: {
    icon: 'wallet',
    title: centreText.withdrawalPassword,
    line: securityText.withdrawalPasswordLine,
    dialog: 'withdrawal-password',
    action: centreText.set,
  },
  freshPassword: {
    icon: 'lock',
    title: securityText.freshPassword,
    line: null,
    dialog: 'password',
    action: centreText.change,
  },
}

interface SecurityStepsProps {
  next: readonly SecurityStep[]
  withdrawals: boolean
}

/** Open steps first, the most useful on top; completed ones below. */
export function SecuritySteps({ next, withdrawals }: SecurityStepsProps) {
  const t = useText()
  const { member, open } = useCentre()
  const passwordLine = (done: boolean): string => {
    const { passwordChangedAt: changedAt, registeredAt } = member
    const kind = changedAt === null ? securityText.passwordSet : securityText.passwordChanged
    return t(done ? kind : securityText.passwordOld, { day: siteDay(changedAt ?? registeredAt) })
  }
  const shown = securitySteps.filter((step) => withdrawals || step !== 'withdrawalPassword')
  const ordered = [...next, ...shown.filter((step) => !next.includes(step))]
  return (
    <ul className="min-w-0 flex-1 divide-y divide-line max-desk:w-full max-desk:border-t max-desk:border-line max-desk:pt-4">
      {ordered.map((step) => {
        const { icon, title, line, dialog, action } = looks[step]
        const done = !next.includes(step)
        return (
          <CentreRow
            key={step}
            icon={icon}
            title={t(title)}
            done={done}
            mark={
              done ? (
                <Badge tone="success">{t(centreText.done)}</Badge>
              ) : (
                <Badge tone="gold">{t(securityText.worth)}</Badge>
              )
            }
            action={
              done ? (
                <Icon name="success" className="size-5 shrink-0 text-success" />
              ) : (
                <Button
                  variant={step === next[0] ? 'primary' : 'secondary'}
                  size="sm"
                  onClick={() => open(dialog)}
                >
                  {t(action)}
                </Button>
              )
            }
          >
            {line === null ? passwordLine(done) : t(line)}
          </CentreRow>
        )
      })}
    </ul>
  )
}
