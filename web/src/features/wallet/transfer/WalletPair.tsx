import type { ReactNode } from 'react'
import { fenToGroupedText, type Fen } from '@xinghe/rules/base/money.ts'
import { Field } from '@xinghe/ui/Field.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { IconButton } from '@xinghe/ui/IconButton.tsx'
import { Money } from '@xinghe/ui/Money.tsx'
import { Select } from '@xinghe/ui/Select.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { transferText as words } from './messages.ts'
import type { TransferWay } from './transfer-ends.ts'
import type { VenueWallet } from '../venues/use-venues.ts'

interface WalletPairProps {
  venue: VenueWallet
  venues: readonly VenueWallet[]
  /** Undefined until it is known. */
  centre: Fen | undefined
  way: TransferWay
  amountsShown: boolean
  onVenue: (channelCode: string) => void
  onSwap: () => void
}

function End({
  label,
  balance,
  children,
}: {
  label: string
  balance: ReactNode
  children: ReactNode
}) {
  return (
    <div className="min-w-0 flex-1 rounded-md border border-line bg-ink/2 p-4 max-desk:p-3">
      <div className="mb-2 flex items-center justify-between gap-3 text-13 text-muted">
        <p className="text-12">{label}</p>
        <p className="min-h-6">{balance}</p>
      </div>
      {children}
    </div>
  )
}

/** Where the money leaves and where it goes; one end is always the centre. */
export function WalletPair({
  venue,
  venues,
  centre,
  way,
  amountsShown,
  onVenue,
  onSwap,
}: WalletPairProps) {
  const t = useText()
  const sum = (amount: Fen) => (
    <Money
      text={fenToGroupedText(amount)}
      currency="¥"
      hidden={!amountsShown}
      hiddenLabel={t(words.hidden)}
      className="text-16 text-ink"
    />
  )
  const labelOf = (leaves: boolean): string => t(leaves ? words.from : words.into)
  const centreEnd = (
    <End
      label={labelOf(way === 1)}
      balance={centre === undefined ? <Skeleton className="h-5 w-24" /> : sum(centre)}
    >
      <p className="flex h-10 items-center gap-2 text-16 font-medium max-desk:h-11">
        <Icon name="wallet" className="size-5 text-brand-text" />
        {t(words.centre)}
      </p>
    </End>
  )
  const marks = {
    open: (title: string) => title,
    testing: (title: string) => `${title} (${t(words.testing)})`,
    maintenance: (title: string) => `${title} (${t(words.closed)})`,
  }
  const venueEnd = (
    <End
      label={labelOf(way === 2)}
      balance={venue.balance === null ? t(words.silent) : sum(venue.balance)}
    >
      <Field label={t(words.venue)} hideLabel>
        <Select
          value={venue.channelCode}
          onValueChange={onVenue}
          options={venues.map(({ channelCode, title, state }) => ({
            value: channelCode,
            label: marks[state](title),
          }))}
        />
      </Field>
    </End>
  )
  return (
    <div className="flex items-stretch gap-3 max-desk:flex-col max-desk:gap-2">
      {way === 1 ? centreEnd : venueEnd}
      <IconButton
        icon="transfer"
        label={t(words.swap)}
        variant="secondary"
        round
        onClick={onSwap}
        className="self-center max-desk:rotate-90"
      />
      {way === 1 ? venueEnd : centreEnd}
    </div>
  )
}
