import type { BetLeg as Leg } from '@xinghe/contract/sports-bet.ts'
import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { asHongKong, oddsText } from '@xinghe/rules/base/odds.ts'
import type { Score } from '@xinghe/rules/sports/match-result.ts'
import { playOf } from '@xinghe/rules/sports/plays.ts'
import { Badge } from '@xinghe/ui/Badge.tsx'
import { resultNames } from '../../../platform/bets/messages.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { MatchTime } from '../board/MatchTime.tsx'
import type { MatchHead } from '../book/book-match.ts'
import { useFollowedHead } from '../follow/use-followed-head.ts'
import { matchText } from '../words/messages.ts'
import { namedLeg, pickWords } from '../words/pick-words.ts'
import { scoreInHead } from './leg-score.ts'
import { betsText as words } from '../words/bet-messages.ts'
import { LegNeed } from './LegNeed.tsx'
import { resultTone } from './look/result-look.ts'

const scoreText = ({ home, away }: Score): string => `${home} - ${away}`

/** The topic of the match is newer than the answer with the bet. */
const scoreOf = (leg: Leg, head: MatchHead | undefined): Score | null =>
  (leg.result === null && head !== undefined ? scoreInHead(leg.play, head) : null) ?? leg.score

/** When it begins, or how it ended. */
function Still({ leg }: { leg: Leg }) {
  const t = useText()
  return (
    <span className="text-muted">
      {leg.score === null
        ? t(words.starts, { time: siteMinute(leg.startsAt).slice(5) })
        : t(words.final, { score: scoreText(leg.score) })}
    </span>
  )
}

type RunningProps = { score: Score; head: MatchHead | undefined }

/** The score of a running match with its clock, and whether it is suspended. */
function Running({ score, head }: RunningProps) {
  const t = useText()
  return (
    <span className="flex items-center gap-1.5 font-bold text-rise">
      <span aria-hidden className="size-1.5 animate-pulse rounded-full bg-rise" />
      {t(words.live, { score: scoreText(score) })}
      {head !== undefined && <MatchTime head={head} inline />}
      {head !== undefined && head.suspension !== null && (
        <span className="font-medium text-warn">{t(matchText.suspended)}</span>
      )}
    </span>
  )
}

/** Won, lost or void; of a leg without a result whether its match runs. */
function LegState({ leg, score }: { leg: Leg; score: Score | null }) {
  const t = useText()
  if (leg.result !== null)
    return (
      <Badge tone={resultTone(leg.result)} className="ml-auto">
        {t(resultNames[leg.result])}
      </Badge>
    )
  return <Badge className="ml-auto">{t(score === null ? words.legWaits : words.legRuns)}</Badge>
}

type BetLegProps = {
  leg: Leg
  /** Whether its bet is accepted and not settled. */
  running: boolean
  /** The only leg: its result is the bet's, which is shown above. The legs of a series stand in Hong Kong odds. */
  alone: boolean
}

export function BetLeg({ leg, running, alone }: BetLegProps) {
  const t = useText()
  const odds = alone ? leg.odds : asHongKong(leg.odds)
  const { match, play, pick } = pickWords(namedLeg(leg), t)
  const head = useFollowedHead(leg.matchId)
  const score = scoreOf(leg, head)
  return (
    <li className="py-1.5">
      <p className="flex items-start justify-between gap-2 text-13">
        <span className="min-w-0 font-bold break-words">{pick}</span>
        <span className={`font-num font-bold ${odds.shown < 0 ? 'text-rise' : ''}`}>
          {oddsText(odds)}
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
        {leg.scoreAtBet !== null && playOf(leg.play).inPlay && (
          <span className="text-muted">{t(words.atBet, { score: scoreText(leg.scoreAtBet) })}</span>
        )}
        {!alone && (running || leg.result !== null) && <LegState leg={leg} score={score} />}
      </p>
      {running && leg.result === null && <LegNeed leg={leg} score={score} />}
    </li>
  )
}
