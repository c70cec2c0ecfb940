import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { fenToGroupedText, type Fen } from '@xinghe/rules/base/money.ts'
import { buttonStyle } from '@xinghe/ui/button-style.ts'
import { Money } from '@xinghe/ui/Money.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { useVenues } from '../../features/wallet/venues/use-venues.ts'
import { QueryError } from '../../platform/feedback/QueryError.tsx'
import { useText } from '../../platform/i18n/use-text.ts'
import { useBalance } from '../../platform/member/member.ts'
import { pathOf } from '../../platform/navigation/route-paths.ts'
import { mineText } from '../words/centre-messages.ts'
import { toolText } from '../words/tool-messages.ts'
import { useAmounts } from '../words/use-amounts.ts'

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-6 py-1.5 text-13">
      <dt className="text-muted">{name}</dt>
      <dd className="font-num">{children}</dd>
    </div>
  )
}

/** All money of the member and where it lies: the centre, withdrawals under way, and each venue. */
export function WalletParts({ onLeave }: { onLeave: () => void }) {
  const t = useText()
  const { shown } = useAmounts()
  const wallets = useVenues()
  const balance = useBalance().data
  const { data } = wallets
  if (data === undefined || balance === undefined)
    return wallets.isError ? (
      <QueryError title={t(mineText.balanceFault)} query={wallets} />
    ) : (
      <Skeleton className="h-32 w-60" />
    )
  const money = (sum: Fen) => <Money text={fenToGroupedText(sum)} currency="¥" hidden={!shown} />
  const locked = balance.lockMoney ?? 0n
  // In a transfer whose outcome is not known yet.
  const underWay = data.venues.reduce((sum, { pending }) => sum + pending, 0n)
  const filled = data.venues.filter((venue) => venue.balance !== 0n || venue.pending > 0n)
  return (
    <div className="w-60">
      <p className="text-13 text-muted">{t(toolText.totalMoney)}</p>
      <Money
        text={fenToGroupedText(data.totalMoney + locked + underWay)}
        currency="¥"
        hidden={!shown}
        className="text-20 font-bold"
      />
      <dl className="mt-2 border-t border-line pt-2">
        <Part name={t(toolText.centreWallet)}>{money(balance.centerWalletBalance)}</Part>
        {locked > 0n && <Part name={t(mineText.locked)}>{money(locked)}</Part>}
        {filled.map((venue) => (
          <Part key={venue.channelCode} name={venue.title}>
            {venue.balance === null ? '--' : money(venue.balance + venue.pending)}
          </Part>
        ))}
      </dl>
      <Link
        to={pathOf('wallet')}
        onClick={onLeave}
        className={`mt-3 ${buttonStyle({ variant: 'secondary', size: 'sm', block: true })}`}
      >
        {t(toolText.toWallet)}
      </Link>
    </div>
  )
}
