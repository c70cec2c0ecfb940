import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { useRemainingSeconds } from './use-remaining-seconds.ts'

type CountdownProps = {
  /** Epoch milliseconds. */
  until: number
  /** The clock to trust; keep the same function between renders. */
  now: () => number
  /** Label for screen readers; the seconds are not read aloud. */
  label: string
  /** Called once per `until`, at once if the time is already over. */
  onEnd?: (() => void) | undefined
  /** Draws the remaining seconds in another way than mm:ss or h:mm:ss. */
  format?: ((seconds: number) => ReactNode) | undefined
  className?: string | undefined
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

function clockText(seconds: number): string {
  const hours = Math.floor(seconds / 3600)
  const rest = `${twoDigits(Math.floor((seconds % 3600) / 60))}:${twoDigits(seconds % 60)}`
  return hours > 0 ? `${hours}:${rest}` : rest
}

export function Countdown({ until, now, label, onEnd, format, className }: CountdownProps) {
  const seconds = useRemainingSeconds(until, now)
  const over = seconds === 0
  const end = useEffectEvent((_instant: number) => onEnd?.())

  useEffect(() => {
    if (over) end(until)
  }, [over, until])

  return (
    <span role="timer" aria-label={label} className={classNames('font-num', className)}>
      {format ? format(seconds) : clockText(seconds)}
    </span>
  )
}
