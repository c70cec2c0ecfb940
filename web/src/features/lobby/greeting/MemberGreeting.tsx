import { Link } from 'react-router'
import { fenToGroupedText } from '@xinghe/rules/base/money.ts'
import { Avatar } from '@xinghe/ui/Avatar.tsx'
import { buttonStyle } from '@xinghe/ui/button-style.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { IconButton } from '@xinghe/ui/IconButton.tsx'
import { Money } from '@xinghe/ui/Money.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { pathOf } from '../../../platform/navigation/route-paths.ts'
import { useBalance, useMember } from '../../../platform/member/member.ts'
import { serverNow, useSwitches } from '../../../platform/site/pre-info.ts'
import type { AmountsShown } from '../parts/amounts-shown.ts'
import { dayPartOf } from './day-part.ts'
import { FirstSteps } from './FirstSteps.tsx'
import { greetingText } from './messages.ts'

/** The greeting of a member: name, balance, shortcuts, and the first steps of a new one. */
export function MemberGreeting({ amounts }: { amounts: AmountsShown }) {
  const t = useText()
  const member = useMember()
  const balance = useBalance()
  const switches = useSwitches()
  const name = member.data?.name ?? ''
  const isNew =
    member.data !== undefined && (member.data.bindPhone !== 1 || member.data.bindRealName !== 1)
  const greeting = (
    <section
      aria-label={t(greetingText.memberCentre)}
      className="flex items-center gap-8 rounded-lg bg-raised px-8 py-5 shadow-2 max-desk:flex-col max-desk:items-stretch max-desk:gap-4 max-desk:p-4"
    >
      <Link to={pathOf('userinfo')} className="flex min-w-0 flex-1 items-center gap-4">
        {name === '' ? (
          <Skeleton round className="size-12" />
        ) : (
          <Avatar name={name} src={member.data?.avatar ?? undefined} className="size-12" />
        )}
        <span className="min-w-0">
          {name === '' ? (
            <Skeleton className="h-6 w-40" />
          ) : (
            <span className="block truncate text-20 font-semibold">
              {t(greetingText.greeting, { part: t(greetingText[dayPartOf(serverNow())]), name })}
            </span>
          )}
          <span className="block text-13 text-muted">
            {t(isNew ? greetingText.welcome : greetingText.welcomeBack)}
          </span>
        </span>
      </Link>
      <div className="shrink-0">
        <p className="flex items-center gap-1 text-13 text-muted">
          {t(greetingText.balance)}
          <IconButton
            icon={amounts.shown ? 'eye' : 'eye-off'}
            size="xs"
            label={t(amounts.shown ? greetingText.hideBalance : greetingText.showBalance)}
            onClick={amounts.toggle}
          />
        </p>
        {balance.isError && balance.data === undefined ? (
          <button
            type="button"
            onClick={() => void balance.refetch()}
            className="text-14 text-danger underline underline-offset-4"
          >
            {t(greetingText.balanceFault)}
          </button>
        ) : balance.data === undefined ? (
          <Skeleton className="h-9 w-36" />
        ) : (
          <Money
            text={fenToGroupedText(balance.data.centerWalletBalance)}
            currency="¥"
            hidden={!amounts.shown}
            className="text-28 font-bold"
          />
        )}
      </div>
      <div className="flex shrink-0 gap-3 max-desk:*:flex-1">
        {switches.deposit === 1 && (
          <Link to={pathOf('saveMoney')} className={buttonStyle({ size: 'lg' })}>
            <Icon name="deposit" className="size-5" />
            {t(greetingText.deposit)}
          </Link>
        )}
        <Link
          to={pathOf('transferMoney')}
          className={buttonStyle({ variant: 'secondary', size: 'lg' })}
        >
          {t(greetingText.transfer)}
        </Link>
        <Link
          to={pathOf('takeMoney')}
          className={buttonStyle({ variant: 'secondary', size: 'lg' })}
        >
          {t(greetingText.withdraw)}
        </Link>
      </div>
    </section>
  )
  return isNew ? (
    <div className="space-y-4">
      {greeting}
      <FirstSteps />
    </div>
  ) : (
    greeting
  )
}
