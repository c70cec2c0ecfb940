import { Refused } from '@xinghe/contract/refusal.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { checkSlip, type PlacementFault } from '@xinghe/rules/sports/slip-check.ts'
import { slipTotals, type SlipTotals } from '@xinghe/rules/sports/slip-bets.ts'
import { pickKey } from '@xinghe/rules/sports/slip-item.ts'
import { agreeToQuotes } from '@xinghe/rules/sports/slip-quotes.ts'
import { useState } from 'react'
import { useOnline } from '../../../platform/network/online.ts'
import { randomId } from '../../../platform/session/random-id.ts'
import { useBookSettings } from '../book/book-settings.ts'
import { intentionOf } from './intention.ts'
import { usePlacement } from './placement-store.ts'
import { seenOf, useQuotes, type Quote } from './quote-store.ts'
import { sendIntention } from './send-intention.ts'
import { changeSlip, useSlip } from './slip-store.ts'
import { limitsOf } from './stake-room.ts'

export interface Placing {
  /** Prices or lines have moved: the press agrees to them. */
  readonly moved: boolean
  /** Why the button is disabled; null when it is not. */
  readonly reason: PlacementFault | 'offline' | 'quote-waiting' | null
  readonly sending: boolean
  /** What the last press was refused with, as a whole. */
  readonly fault: unknown
  readonly totals: SlipTotals
  readonly balance: Fen | null
  /** What of it the centre fills up by itself. */
  readonly ofCentre: Fen
  readonly press: () => void
}

const isQuoted = (quote: Quote | null, keys: readonly string[]): quote is Quote =>
  quote !== null && keys.every((key) => quote.keys.includes(key))

type Reason = Placing['reason']

interface Hindrances {
  readonly online: boolean
  readonly isShut: boolean
  readonly asked: boolean
  readonly checked: ReturnType<typeof checkSlip>
}

/** The first that stands in the way: what the member cannot mend comes before what they can. */
const reasonOf = ({ online, isShut, asked, checked }: Hindrances): Reason => {
  if (!online) return 'offline'
  if (isShut) return 'quote-waiting'
  if (!checked.ok) return checked.reason
  return asked ? null : 'quote-waiting'
}

/** The button: what it would place, why it cannot, and the press itself. */
export const usePlace = (): Placing => {
  const slip = useSlip()
  const { quote, fault: quoteFault } = useQuotes()
  const { policy } = useBookSettings()
  const placement = usePlacement()
  const [fault, setFault] = useState<unknown>(null)
  const bounds = {
    policy,
    balance: quote?.answer.balance ?? 0n,
    limitsOf: (bet: Parameters<typeof limitsOf>[1]) => limitsOf(quote, bet),
  }
  const asShown = checkSlip(slip, bounds)
  const moved = !asShown.ok && asShown.reason === 'price-moved'
  const agreed = moved ? agreeToQuotes(slip) : slip
  const checked = moved ? checkSlip(agreed, bounds) : asShown
  const quoted = isQuoted(quote, slip.items.map(pickKey))
  const online = useOnline()
  // The book itself says no: closed, under maintenance, or without a feed.
  const isShut = quoteFault instanceof Refused
  const reason = reasonOf({ online, isShut, asked: quoted, checked })

  const press = async (): Promise<void> => {
    if (reason !== null || !checked.ok || placement.phase !== 'none') return
    setFault(null)
    changeSlip(() => agreed)
    const requestId = randomId()
    try {
      await sendIntention(
        intentionOf({ slip: agreed, bets: checked.value, policy, seenOf, requestId }),
      )
    } catch (refused) {
      setFault(refused)
    }
  }
  return {
    moved,
    reason,
    sending: placement.phase === 'sending',
    fault,
    totals: slipTotals(slip),
    balance: quote?.answer.balance ?? null,
    ofCentre: quote?.answer.centre ?? 0n,
    press: () => void press(),
  }
}
