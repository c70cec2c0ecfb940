import { fenToGroupedText, type Fen } from '@xinghe/rules/base/money.ts'
import { useEffect, useRef, useState } from 'react'
import { rolledAmount, rollMs } from './rolling.ts'

const standsStill = (): boolean =>
  document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches

/** Counts up to the newest told amount and stops there. */
export function RollingAmount({ amount }: { amount: Fen }) {
  const [shown, setShown] = useState(amount)
  const latest = useRef(amount)
  useEffect(() => {
    const from = latest.current
    if (from === amount) return undefined
    const began = performance.now()
    let frame = 0
    const show = (value: Fen): void => {
      latest.current = value
      setShown(value)
    }
    const step = (now: number): void => {
      const part = standsStill() ? 1 : (now - began) / rollMs
      show(rolledAmount(from, amount, part))
      if (part < 1) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [amount])
  // Readers of the screen hear the told amount, not every step on the way.
  return (
    <>
      <span aria-hidden>{fenToGroupedText(shown)}</span>
      <span className="sr-only">{fenToGroupedText(amount)}</span>
    </>
  )
}
