import { Button } from '@xinghe/ui/Button.tsx'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { BoardState } from '../board/BoardState.tsx'
import { StalePrices } from '../board/StalePrices.tsx'
import { MatchMark } from '../board/MatchMark.tsx'
import { MultiButton } from '../board/MultiButton.tsx'
import { PageHead } from '../board/PageHead.tsx'
import { MatchBookContext, useHead } from '../book/use-match-book.ts'
import { useMatch, type ShownMatch } from '../book/use-match.ts'
import { matchText as words } from '../words/messages.ts'
import { MatchCourse } from './MatchCourse.tsx'
import { MatchMarkets } from './MatchMarkets.tsx'
import { MatchSkeleton } from './MatchSkeleton.tsx'
import { MatchTabs } from './MatchTabs.tsx'
import { Tracker } from './Tracker.tsx'

type MatchPanelProps = {
  matchId: string
  phone: boolean
  feedAlive: boolean
  onBack: () => void
  onResults: () => void
}

type ShownProps = MatchPanelProps & { match: ShownMatch }

function Shown({ matchId, phone, feedAlive, onBack, onResults, match }: ShownProps) {
  const t = useText()
  const head = useHead(matchId)
  const { events, answer, isGone, query } = match
  if (head === undefined)
    return answer === undefined && !isGone ? (
      <BoardState query={query}>
        <MatchSkeleton />
      </BoardState>
    ) : (
      <EmptyState
        icon="sport"
        title={t(words.gone)}
        text={t(words.goneLine)}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Button onClick={onResults}>{t(words.toResults)}</Button>
            <Button variant="ghost" onClick={onBack}>
              {t(words.back)}
            </Button>
          </div>
        }
      />
    )
  return (
    // Prices first: on a desk beside what is told of the match, on a phone between field and figures.
    <div className="grid gap-3 p-3 max-desk:p-2 min-[64rem]:grid-cols-[minmax(0,1fr)_22rem] min-[64rem]:grid-rows-[auto_1fr]">
      <div className="min-w-0 min-[64rem]:col-start-2">
        <Tracker head={head} events={events} />
      </div>
      <div className="min-w-0 min-[64rem]:col-start-1 min-[64rem]:row-span-2 min-[64rem]:row-start-1">
        <MatchTabs head={head}>
          <StalePrices feedAlive={feedAlive}>
            <MatchMarkets head={head} phone={phone} />
          </StalePrices>
        </MatchTabs>
      </div>
      <div className="min-w-0 min-[64rem]:col-start-2">
        <MatchCourse head={head} events={events} answer={answer} />
      </div>
    </div>
  )
}

/** Who plays and how it stands, also while the field is scrolled away. */
function Title({ matchId }: { matchId: string }) {
  const t = useText()
  const head = useHead(matchId)
  if (head === undefined) return null
  const { home, away, score } = head
  const between = score === null ? t(words.against) : `${score.home} : ${score.away}`
  return (
    <>
      <h2 className="flex min-w-0 items-baseline gap-x-3 leading-tight max-desk:flex-col">
        <span className="max-w-full truncate text-14 font-medium text-ink">
          {home}{' '}
          <span className={score === null ? 'text-muted' : 'font-num text-rise'}>{between}</span>{' '}
          {away}
        </span>
        <span className="max-w-full truncate text-12 font-normal text-muted">{head.league}</span>
      </h2>
      <span className="ml-auto flex items-center gap-1">
        {head.inPlay && <MultiButton head={head} />}
        <MatchMark head={head} />
      </span>
    </>
  )
}

/** The page of one match: all that can be bet on, and how it goes. */
export function MatchPanel(props: MatchPanelProps) {
  const match = useMatch(props.matchId)
  return (
    <MatchBookContext value={match.book}>
      <PageHead onBack={props.onBack}>
        <Title matchId={props.matchId} />
      </PageHead>
      <Shown {...props} match={match} />
    </MatchBookContext>
  )
}
