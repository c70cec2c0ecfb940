import { secondMs, type Instant } from '@xinghe/rules/base/instant.ts'
import { fenToGroupedText, type Fen } from '@xinghe/rules/base/money.ts'
import { Money } from '@xinghe/ui/Money.tsx'
import { useEffect, useState } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { serverNow } from '../../../platform/site/clock.ts'
import { pageText as words } from './messages.ts'
import { playedTime } from './played-time.ts'

interface SessionFiguresProps {
  net: Fen
  since: Instant
  amountsShown: boolean
}

/** What this login has won or lost in games, and how long it has been, to the second. */
export function SessionFigures({ net, since, amountsShown }: SessionFiguresProps) {
  const t = useText()
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), secondMs)
    return () => clearInterval(timer)
  }, [])
  return (
    <>
      <div className="flex items-baseline gap-1.5">
        <dt className="text-muted">{t(words.net)}</dt>
        <dd className="font-num text-16">
          <Money
            text={fenToGroupedText(net)}
            currency="¥"
            hidden={!amountsShown}
            hiddenLabel={t(words.hidden)}
          />
        </dd>
      </div>
      <div className="flex items-baseline gap-1.5">
        <dt className="text-muted">{t(words.time)}</dt>
        <dd className="font-num text-16">{playedTime(now - since)}</dd>
      </div>
    </>
  )
}
