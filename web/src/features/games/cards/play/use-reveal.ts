import { useEffect, useState } from 'react'
import { playDeal } from './card-sounds.ts'

/** From the start of one card's way to the start of the next. */
const cardStepMs = 340
/** From the last card's start until it lies open. */
const lastCardMs = 620

const isStill = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches

interface Laid {
  readonly round: string
  readonly orders: ReadonlyMap<string, number>
  readonly fresh: number
}

const layOut = (before: Laid | null, round: string, keys: readonly string[]): Laid => {
  const known = before?.round === round ? before.orders : new Map<string, number>()
  const added = keys.filter((key) => !known.has(key))
  const orders = new Map([...known, ...added.map((key, order) => [key, order] as const)])
  return { round, orders, fresh: added.length }
}

export interface Reveal {
  /** Which of the cards that came together this one is. */
  readonly orderOf: (key: string) => number
  /** All cards lie open. */
  readonly done: boolean
}

/**
 * Deals cards one after the other. `keys` name what has been laid or turned so far, in the order in which
 * it happens; those not seen before in this round make one batch.
 */
export const useReveal = (round: string, keys: readonly string[]): Reveal => {
  const text = `${round} ${keys.join(' ')}`
  const [laid, setLaid] = useState(() => ({ text, now: layOut(null, round, keys) }))
  const [shown, setShown] = useState('')
  if (laid.text !== text) setLaid({ text, now: layOut(laid.now, round, keys) })
  const { orders, fresh } = laid.now
  const waitMs = fresh === 0 || isStill() ? 0 : (fresh - 1) * cardStepMs + lastCardMs
  useEffect(() => {
    playDeal(waitMs === 0 ? Math.min(fresh, 1) : fresh, cardStepMs)
    const timer = setTimeout(() => setShown(text), waitMs)
    return () => clearTimeout(timer)
  }, [text, waitMs, fresh])
  return { orderOf: (key) => orders.get(key) ?? 0, done: shown === text || keys.length === 0 }
}
