import type { UseQueryResult } from '@tanstack/react-query'
import type { RailName } from '@xinghe/rules/wallet/rails.ts'
import { classNames } from '@xinghe/ui/class-names.ts'
import { QrCode } from '@xinghe/ui/QrCode.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { QueryError } from '../../../../platform/feedback/QueryError.tsx'
import { useText } from '../../../../platform/i18n/use-text.ts'
import type { DepositOrder } from '../orders/use-payment-types.ts'
import { waitText as words } from './messages.ts'
import type { Payee } from './use-payee.ts'

const apps: Partial<Record<RailName, string>> = { alipay: words.alipay, wechat: words.wechat }

interface QrPanelProps {
  order: DepositOrder
  payee: UseQueryResult<Payee>
  /** The QR code is the only way to pay, so a failed load is shown. */
  wide?: boolean | undefined
}

/** Nothing where the rail has no code to scan. */
export function QrPanel({ order, payee, wide = false }: QrPanelProps) {
  const t = useText()
  const { data } = payee
  if (data === undefined ? !wide : data.qrText === '') return null
  const coin = order.coin !== null
  const size = wide ? 'size-64' : 'size-44'
  const app = t(apps[order.rail] ?? words.app)
  return (
    <TitledCard title={t(coin ? words.qrCoin : words.qr)}>
      {data === undefined && payee.isError ? (
        <QueryError title={t(words.payeeFault)} query={payee} className="py-4" />
      ) : (
        <div className="flex flex-col items-center gap-3 py-2">
          <span className="rounded-lg border border-line bg-[#fff] p-2">
            {data === undefined ? (
              <Skeleton className={classNames('rounded-md', size)} />
            ) : (
              <QrCode
                text={data.qrText}
                label={t(coin ? words.qrCoin : words.qr)}
                className={size}
              />
            )}
          </span>
          <p className="text-center text-13 text-muted">
            {coin ? t(words.qrCoinLine) : t(words.qrLine, { app })}
          </p>
          {wide && data !== undefined && data.holder !== '' && (
            <p className="text-13 text-muted">
              {t(words.holder)} <span className="text-ink">{data.holder}</span>
            </p>
          )}
        </div>
      )}
    </TitledCard>
  )
}
