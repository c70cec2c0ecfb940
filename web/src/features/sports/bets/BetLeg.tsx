import type { WireBet } from '@xinghe/contract/sports-shapes.ts'
import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { oddsText } from '@xinghe/rules/base/odds.ts'
import { playOf } from '@xinghe/rules/sports/plays.ts'
import { Badge } from '@xinghe/ui/Badge.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { MatchTime } from '../board/MatchTime.tsx'
import type { MatchHead } from '../book/kept-match.ts'
import { useFollowedHead } from '../follow/use-followed-head.ts'
import { matchText } from '../messages.ts'
import { namedLeg, pickWords } from '../pick-words.ts'
import { scoreInHead } from './leg-score.ts'
import { betsText as words, resultNames } from './messages.ts'
import { resultTone } from './result-look.ts'

type Leg = WireBet['legs'][number]

/** The topic of the match is newer than the answer that the bet came with. */
const scoreOf = (leg: Leg, head: MatchHead | undefined): readonly [number, number] | null =>
  (leg.result === null && head !== undefined ? scoreInHead(leg.w, head) : null) ?? leg.score

/** When it begins, or how it ended. */
function Still({ leg }: { leg: Leg }) {
  const t = useText()
  return (
    <span className="text-muted">
      {leg.score === null
        ? t(words.starts, { time: siteMinute(leg.datetime).slice(5) })
        : t(words.final, { score: leg.score.join(' - ') })}
    </span>
  )
}

type RunningProps = { score: readonly [number, number]; head: MatchHead | undefined }

/** The score of a running match with its clock, and whether bets on it are held. */
function Running({ score, head }: RunningProps) {
  const t = useText()
  return (
    <span className="flex items-center gap-1.5 font-bold text-rise">
      <span aria-hidden className="size-1.5 animate-pulse rounded-full bg-rise" />
      {t(words.live, { score: score.join(' - ') })}
      {head !== undefined && <MatchTime head={head} inline />}
      {head?.held !== undefined && (
        <span className="font-medium text-warn">{t(matchText.held)}</span>
      )}
    </span>
  )
}

type BetLegProps = {
  leg: Leg
  /** The bet has no other: how it ended stands over it already. */
  alone: boolean
}

export function BetLeg({ leg, alone }: BetLegProps) {
  const t = useText()
  const { match, play, pick } = pickWords(namedLeg(leg), t)
  const head = useFollowedHead(leg.gide)
  const score = scoreOf(leg, head)
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
        {score !== null && leg.result === null ? (
          <Running score={score} head={head} />
        ) : (
          <Still leg={leg} />
        )}
        {leg.scoreAtBet !== null && playOf(leg.w).inPlay && (
          <span className="text-muted">
            {t(words.atBet, { score: leg.scoreAtBet.join(' - ') })}
          </span>
        )}
        {leg.result !== null && !alone && (
          <Badge tone={resultTone(leg.result)} className="ml-auto">
            {t(resultNames[leg.result])}
          </Badge>
        )}
      </p>
    </li>
  )
}
