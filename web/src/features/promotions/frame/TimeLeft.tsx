import type { Instant } from '@xinghe/rules/base/instant.ts'
import { Countdown } from '@xinghe/ui/Countdown.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { serverNow } from '../../../platform/site/clock.ts'
import { frameText as words } from './messages.ts'

interface TimeLeftProps {
  until: Instant
  /** Translated. */
  label: string
  onEnd?: (() => void) | undefined
  className?: string | undefined
}

const daySeconds = 86_400
const clockText = (seconds: number): string =>
  [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')

/** A countdown by the server's clock, with days where there are some. */
export function TimeLeft({ until, label, onEnd, className }: TimeLeftProps) {
  const t = useText()
  const format = (seconds: number): string => {
    const time = clockText(seconds % daySeconds)
    const days = Math.floor(seconds / daySeconds)
    return days === 0 ? time : t(words.days, { days, time })
  }
  return (
    <Countdown
      until={until}
      now={serverNow}
      label={label}
      onEnd={onEnd}
      format={format}
      className={className}
    />
  )
}
