import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { classNames } from '@xinghe/ui/class-names.ts'
import { useText, type Text } from '../../../platform/i18n/use-text.ts'
import type { MatchHead } from '../book/book-match.ts'
import { clockText } from '../book/match-time.ts'
import { useNow } from '../book/use-now.ts'
import { partNames } from '../words/match-messages.ts'
import { boardText, matchText, periodNames } from '../words/messages.ts'

/** `下半场`, `第2盘`, `中场休息`. */
export const stageText = (head: MatchHead, t: Text): string => {
  if (head.status === 'ended') return t(matchText.over)
  if (head.status === 'interrupted') return t(matchText.interrupted)
  if (head.periods?.isHalfTime) return t(matchText.halfTime)
  const name = head.clock === null ? undefined : periodNames[head.clock.period]
  if (name !== undefined) return t(name)
  if (head.status === 'break') return t(matchText.breakTime)
  const part = partNames[head.discipline] ?? matchText.part
  return head.periods === null ? t(boardText.live) : t(part, { number: head.periods.current })
}

/** The clock alone is drawn every second. */
export function RunningClock({ head }: { head: MatchHead }) {
  const text = clockText(head, useNow())
  return text === '' ? null : <span className="font-num text-13 font-bold text-ink">{text}</span>
}

/** When a match begins, or how far it is. */
export function MatchTime({ head, inline }: { head: MatchHead; inline?: boolean | undefined }) {
  'use memo'
  const t = useText()
  const box = classNames(
    'flex gap-x-1.5 leading-tight',
    inline ? 'items-baseline' : 'flex-col items-center gap-y-0.5',
  )
  if (head.inPlay)
    return (
      <span className={box}>
        <span className="text-12 font-medium whitespace-nowrap text-rise">
          {stageText(head, t)}
        </span>
        <RunningClock head={head} />
      </span>
    )
  const [day = '', minute = ''] = siteMinute(head.startsAt).split(' ')
  return (
    <span className={classNames(box, 'font-num text-12 text-muted')}>
      <span>{day.slice(5)}</span>
      <span className="text-13 text-ink">{minute}</span>
    </span>
  )
}
