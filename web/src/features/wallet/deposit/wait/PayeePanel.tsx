import type { UseQueryResult } from '@tanstack/react-query'
import { rails } from '@xinghe/rules/wallet/rails.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { QueryError } from '../../../../platform/feedback/QueryError.tsx'
import { useText } from '../../../../platform/i18n/use-text.ts'
import type { DepositOrder } from '../orders/use-payment-types.ts'
import { CopyRow } from './CopyRow.tsx'
import { waitText as words } from './messages.ts'
import { useConfirmations, type Payee } from './use-payee.ts'

/** `6222 0210 0100 0000 000`: easier to compare; copied without the gaps. */
const inFours = (account: string): string =>
  /^\d{12,}$/.test(account) ? account.replace(/\d{4}(?=\d)/g, '$& ') : account

function CoinRows({ order, payee }: { order: DepositOrder; payee: Payee }) {
  const t = useText()
  const network = order.coin?.network.toUpperCase() ?? ''
  return (
    <>
      <CopyRow
        strong
        fixed
        name={t(words.network)}
        value={network}
        line={t(words.networkOnly, { network })}
      />
      <CopyRow name={t(words.address)} value={payee.account} />
    </>
  )
}

function AccountRows({ order, payee }: { order: DepositOrder; payee: Payee }) {
  const t = useText()
  const wallet = rails[order.rail].category === 'wallet'
  return (
    <>
      {payee.bank !== '' && (
        <CopyRow name={t(wallet ? words.walletName : words.bank)} value={payee.bank} />
      )}
      {payee.branch !== '' && <CopyRow name={t(words.branch)} value={payee.branch} />}
      {payee.holder !== '' && <CopyRow name={t(words.holder)} value={payee.holder} />}
      <CopyRow
        name={t(wallet ? words.walletAccount : words.account)}
        value={payee.account}
        shown={inFours(payee.account)}
      />
      {payee.remark !== null && (
        <CopyRow strong name={t(words.remark)} value={payee.remark} line={t(words.remarkLine)} />
      )}
    </>
  )
}

interface PayeePanelProps {
  order: DepositOrder
  payee: UseQueryResult<Payee>
}

function Confirmations({ order }: { order: DepositOrder }) {
  const t = useText()
  const count = useConfirmations(order)
  if (count === null) return null
  return (
    <p className="mt-3 flex items-center gap-1.5 text-13 text-muted">
      <Icon name="clock" className="size-4" />
      {t(words.confirmations, { count })}
    </p>
  )
}

/** Whom to pay, each part with its copy button. */
export function PayeePanel({ order, payee }: PayeePanelProps) {
  const t = useText()
  const { data } = payee
  return (
    <TitledCard title={t(words.payee)}>
      {data === undefined && payee.isError && (
        <QueryError title={t(words.payeeFault)} query={payee} className="py-4" />
      )}
      {data === undefined && !payee.isError && (
        <div aria-busy className="space-y-3">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </div>
      )}
      {data !== undefined && (
        <dl className="divide-y divide-line">
          {order.coin === null ? (
            <AccountRows order={order} payee={data} />
          ) : (
            <CoinRows order={order} payee={data} />
          )}
        </dl>
      )}
      <Confirmations order={order} />
    </TitledCard>
  )
}
