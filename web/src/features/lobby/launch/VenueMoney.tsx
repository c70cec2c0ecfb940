import { allBalance, totalCategory } from '@xinghe/contract/lobby-venues.ts'
import { fenToGroupedText, type Fen } from '@xinghe/rules/base/money.ts'
import { Money } from '@xinghe/ui/Money.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { useCall } from '../../../platform/api/use-call.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { launchText as words } from './messages.ts'

interface VenueMoneyProps {
  channelCode: string
  centre: Fen | undefined
  amountsShown: boolean
}

/** The balances of the venue and the centre. */
export function VenueMoney({ channelCode, centre, amountsShown }: VenueMoneyProps) {
  const t = useText()
  const wallets = useCall(allBalance, { category: totalCategory, language: useLanguage() })
  const venue = wallets.data?.venues.find((one) => one.channelCode === channelCode)
  const known = venue !== undefined || wallets.isError
  const sum = (amount: Fen | null | undefined) =>
    amount === null || amount === undefined ? (
      <span className="text-14 text-muted">{t(words.silent)}</span>
    ) : (
      <Money
        text={fenToGroupedText(amount)}
        currency="¥"
        hidden={!amountsShown}
        hiddenLabel={t(words.hidden)}
        className="text-20 font-bold"
      />
    )
  return (
    <dl className="grid grid-cols-2 divide-x divide-line rounded-md border border-line">
      <div className="p-3">
        <dt className="text-12 text-muted">{t(words.venueBalance)}</dt>
        <dd className="mt-0.5">
          {known ? sum(venue?.balance) : <Skeleton className="h-7 w-24" />}
        </dd>
      </div>
      <div className="p-3">
        <dt className="text-12 text-muted">{t(words.centreBalance)}</dt>
        <dd className="mt-0.5">
          {centre === undefined ? <Skeleton className="h-7 w-24" /> : sum(centre)}
        </dd>
      </div>
    </dl>
  )
}
