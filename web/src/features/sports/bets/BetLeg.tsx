import type { WireBet } from '@xinghe/contract/sports-shapes.ts'
import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { oddsText } from '@xinghe/rules/base/odds.ts'
import { playOf } from '@xinghe/rules/sports/plays.ts'
import { Badge } from '@xinghe/ui/Badge.tsx'
import { useText, type Text } from '../../../platform/i18n/use-text.ts'
import { namedLeg, pickWords } from '../pick-words.ts'
import { betsText as words, resultNames } from './messages.ts'
import { resultTone } from './result-look.ts'

type Leg = WireBet['legs'][number]

/** Where the leg stands: when it begins, the live score, or how it ended. */
const standing = (leg: Leg, t: Text): string => {
  if (leg.score === null) return t(words.starts, { time: siteMinute(leg.datetime).slice(5) })
  const score = leg.score.join(' - ')
  return t(leg.result === null ? words.live : words.final, { score })
}

export function BetLeg({ leg }: { leg: Leg }) {
  const t = useText()
  const { match, play, pick } = pickWords(namedLeg(leg), t)
  const isLive = leg.score !== null && leg.result === null
  return (
    <li className="py-1.5">
      <p className="flex items-start justify-between gap-2 text-13">
        <span className="min-w-0 font-bold break-words">{pick}</span>
        <span className={`font-num font-bold ${leg.shown < 0 ? 'text-rise' : ''}`}>
          {oddsText({ type: leg.oddsType, shown: leg.shown })}
        </span>
      </p>
      <p className="text-12 text-muted">{play}</p>
      <p className="truncate text-12 text-muted" title={match}>
        {match}
      </p>
      <p className="mt-0.5 flex flex-wrap items-center gap-x-2 font-num text-12">
        <span className={isLive ? 'font-bold text-rise' : 'text-muted'}>{standing(leg, t)}</span>
        {leg.scoreAtBet !== null && playOf(leg.w).inPlay && (
          <span className="text-muted">
            {t(words.atBet, { score: leg.scoreAtBet.join(' - ') })}
          </span>
        )}
        {leg.result !== null && (
          <Badge tone={resultTone(leg.result)} className="ml-auto">
            {t(resultNames[leg.result])}
          </Badge>
        )}
      </p>
    </li>
  )
}
