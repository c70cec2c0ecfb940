import type { WireBet } from '@xinghe/contract/sports-shapes.ts'
import { afterOrders } from '@xinghe/rules/sports/slip.ts'
import { create } from 'zustand'
import { session } from '../../../platform/session/session.ts'
import { keepIntention, onIntention, readIntention, type Intention } from './intention.ts'
import { markOrders, markSent, refusedCodes, unmarkSent } from './order-outcome.ts'
import { changeKeptSlip, changeSlip } from './slip-store.ts'

/** What has become of the last press on the button. */
export type Placement =
  | { readonly phase: 'none' }
  | { readonly phase: 'sending'; readonly intention: Intention }
  /** No answer came: it is being asked about, or the server says that it never arrived. */
  | { readonly phase: 'unknown'; readonly intention: Intention; readonly missing: boolean }
  | {
      readonly phase: 'answered'
      readonly intention: Intention
      readonly orders: readonly WireBet[]
    }

const none: Placement = { phase: 'none' }

/** An intention that was kept has left this browser: whether it arrived is to be asked. */
const keptPlacement = (userId: string): Placement => {
  const intention = readIntention(userId)
  return intention === null ? none : { phase: 'unknown', intention, missing: false }
}

/** A slip locked by an order that nobody remembers would stay so for ever. */
const openPlacement = (userId: string): Placement => {
  const placement = keptPlacement(userId)
  if (placement.phase === 'none') changeSlip(unmarkSent)
  return placement
}

const useStore = create<{ placement: Placement }>(() => ({
  placement: openPlacement(session.get().userId),
}))

export const usePlacement = (): Placement => useStore(({ placement }) => placement)
/** For reading outside React. */
export const currentPlacement = (): Placement => useStore.getState().placement

const show = (placement: Placement): void => useStore.setState({ placement })

export const beginPlacement = (intention: Intention): void => {
  keepIntention(session.get().userId, intention)
  changeSlip((slip) => markSent(slip, intention))
  show({ phase: 'sending', intention })
}

export const losePlacement = (intention: Intention, missing: boolean): void =>
  show({ phase: 'unknown', intention, missing })

export const answerPlacement = (intention: Intention, orders: readonly WireBet[]): void => {
  changeSlip((slip) => markOrders(slip, intention, orders))
  show({ phase: 'answered', intention, orders })
}

/** Refused as a whole, or given up: nothing came of it and the slip stays as it is. */
export const cancelPlacement = (): void => {
  keepIntention(session.get().userId, null)
  changeSlip(unmarkSent)
  show(none)
}

/** The same for a member whose login ended with the refusal: their slip must not stay locked. */
export const cancelLeftPlacement = (userId: string, { requestId }: Intention): void => {
  if (readIntention(userId)?.requestId !== requestId) return
  keepIntention(userId, null)
  changeKeptSlip(userId, unmarkSent)
}

/** The member has seen the outcome. */
export const endPlacement = ({ keepPicks }: { keepPicks: boolean }): void => {
  const placement = currentPlacement()
  const orders = placement.phase === 'answered' ? placement.orders : []
  keepIntention(session.get().userId, null)
  changeSlip((slip) =>
    afterOrders(slip, { keepAccepted: keepPicks, refusedCodes: refusedCodes(orders) }),
  )
  show(none)
}

session.onChange(({ userId }) => show(openPlacement(userId)))
// Another tab of the member sent or ended one; the slip itself comes with its own news.
onIntention((userId) => {
  const kept = readIntention(userId)
  const now = currentPlacement()
  const known = now.phase === 'none' ? null : now.intention.requestId
  if (userId !== session.get().userId || kept?.requestId === known) return
  show(keptPlacement(userId))
})
