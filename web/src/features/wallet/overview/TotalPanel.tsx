import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { fenToGroupedText, type Fen } from '@xinghe/rules/base/money.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { IconButton } from '@xinghe/ui/IconButton.tsx'
import type { IconName } from '@xinghe/ui/icon-paths.ts'
import { Money } from '@xinghe/ui/Money.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { pathOf } from '../../../platform/navigation/route-paths.ts'
import { useBalance } from '../../../platform/member/member.ts'
import { useSwitches } from '../../../platform/site/pre-info.ts'
import type { Wallets } from '../venues/use-venues.ts'
import type { Amounts } from '../parts/amounts.ts'
import { AmountsEye } from '../parts/AmountsEye.tsx'
import { walletText as words } from './messages.ts'

interface TotalPanelProps {
  wallets: Wallets
  amounts: Amounts
  refreshing: boolean
  onRefresh: () => void
}

const shortcuts: readonly {
  route: 'saveMoney' | 'transferMoney' | 'takeMoney' | 'transRecord'
  icon: IconName
  text: string
}[] = [
  { route: 'saveMoney', icon: 'deposit', text: words.deposit },
  { route: 'transferMoney', icon: 'transfer', text: words.transfer },
  { route: 'takeMoney', icon: 'withdraw', text: words.withdraw },
  { route: 'transRecord', icon: 'card', text: words.records },
]

function Part({ title, line, children }: { title: string; line: string; children: ReactNode }) {
  return (
    <div className="min-w-0 flex-1 px-6 py-5 max-desk:grid max-desk:grid-cols-[minmax(0,1fr)_auto] max-desk:items-center max-desk:gap-x-4 max-desk:px-4 max-desk:py-3">
      <dt className="text-13 text-muted">{title}</dt>
      <dd className="mt-1 max-desk:row-span-2 max-desk:mt-0">{children}</dd>
      <dd className="mt-1 text-12 text-muted max-desk:mt-0">{line}</dd>
    </div>
  )
}

/** Everything the member has, what it is made of, and where it can go. */
export function TotalPanel({ wallets, amounts, refreshing, onRefresh }: TotalPanelProps) {
  const t = useText()
  const { data: balance } = useBalance()
  const deposits = useSwitches().deposit === 1
  const inVenues = wallets.venues.reduce((sum, venue) => sum + (venue.balance ?? 0n), 0n)
  const partial = wallets.venues.some((venue) => venue.balance === null)
  const hidden = { hidden: !amounts.shown, hiddenLabel: t(words.hidden) }
  const sum = (amount: Fen | undefined) =>
    amount === undefined ? (
      <span className="text-20 text-muted">--</span>
    ) : (
      <Money
        text={fenToGroupedText(amount)}
        currency="¥"
        {...hidden}
        className="text-20 font-bold"
      />
    )
  return (
    <section className="overflow-hidden rounded-lg bg-surface shadow-1">
      <div className="relative isolate flex items-end justify-between gap-6 bg-art-ground p-6 text-art-ink max-desk:block max-desk:p-4">
        <div className="absolute inset-0 -z-1 art-glow" />
        <div>
          <h2 className="flex items-center gap-1 text-14 text-art-ink/85">
            {t(words.total)}
            <AmountsEye amounts={amounts} />
            <IconButton
              icon="refresh"
              size="xs"
              label={t(words.refresh)}
              aria-busy={refreshing}
              onClick={onRefresh}
              className={`text-art-ink! hover:bg-art-ink/15! ${refreshing ? '[&_svg]:animate-turn' : ''}`}
            />
          </h2>
          <Money
            text={fenToGroupedText(wallets.totalMoney)}
            currency="¥"
            {...hidden}
            className="block text-40 font-bold"
          />
          <p className="mt-1 flex items-center gap-1.5 text-13 text-art-ink/80">
            {partial && <Icon name="warning" className="size-4" />}
            {t(partial ? words.totalPart : words.totalLine)}
          </p>
        </div>
        <ul className="flex gap-2 max-desk:mt-4 max-desk:*:flex-1">
          {shortcuts
            .filter(({ route }) => deposits || route !== 'saveMoney')
            .map(({ route, icon, text }) => (
              <li key={route}>
                <Link
                  to={pathOf(route)}
                  className="flex w-20 flex-col items-center gap-1.5 rounded-md py-2.5 text-13 transition-colors hover:bg-art-ink/12 max-desk:w-full"
                >
                  <span className="grid size-10 place-items-center rounded-full bg-art-ink/14">
                    <Icon name={icon} className="size-5" />
                  </span>
                  {t(text)}
                </Link>
              </li>
            ))}
        </ul>
      </div>
      <dl className="flex divide-x divide-line max-desk:flex-col max-desk:divide-x-0 max-desk:divide-y">
        <Part title={t(words.centre)} line={t(words.centreLine)}>
          {sum(balance?.centerWalletBalance)}
        </Part>
        <Part title={t(words.inVenues)} line={t(words.inVenuesLine)}>
          {sum(inVenues)}
        </Part>
        <Part title={t(words.locked)} line={t(words.lockedLine)}>
          {sum(balance === undefined ? undefined : (balance.lockMoney ?? 0n))}
        </Part>
      </dl>
    </section>
  )
}
