import type { ReactNode } from 'react'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { IntoAmountField } from './IntoAmountField.tsx'
import type { MoneyMover } from './money-mover.ts'
import type { IntoVenue } from './use-into-venue.ts'
import { VenueMoney } from './VenueMoney.tsx'

interface IntoVenueFormProps {
  /** For the button of the dialog, which stands outside the form. */
  id: string
  into: IntoVenue
  mover: MoneyMover
  channelCode: string
  centre: Fen | undefined
  amountsShown: boolean
  className: string
  lead: ReactNode
  children?: ReactNode
}

/** Both balances, and how much goes from the centre into the venue before the launch. */
export function IntoVenueForm(props: IntoVenueFormProps) {
  const { id, into, mover, channelCode, centre, amountsShown, className, lead, children } = props
  return (
    <form
      id={id}
      noValidate
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        void into.moveAndEnter()
      }}
    >
      {lead}
      <VenueMoney channelCode={channelCode} centre={centre} amountsShown={amountsShown} />
      <IntoAmountField
        amount={into.amount}
        mover={mover}
        channelCode={channelCode}
        centre={centre ?? 0n}
      />
      {children}
    </form>
  )
}
