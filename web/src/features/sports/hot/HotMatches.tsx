import { useNavigate } from 'react-router'
import type { Match } from '@xinghe/contract/sports-match.ts'
import { sportsEnName } from '@xinghe/contract/sports.ts'
import type { MatchGameType } from '@xinghe/rules/sports/game-types.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { emit } from '../../../platform/bus/events.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { pathOf } from '../../../platform/navigation/route-paths.ts'
import { useSession } from '../../../platform/session/session.ts'
import { viewSearch } from '../board/board-view.ts'
import { MatchBookContext } from '../book/use-match-book.ts'
import { useSlipCount } from '../slip/slip-store.ts'
import { HotCard } from './HotCard.tsx'
import { hotText as words } from './messages.ts'
import { useHotMatches } from './use-hot-matches.ts'
import '../sports.css'

/** Relative: what is only for screen readers stays inside, and cannot widen the page of a phone. */
const grid =
  'relative grid grid-cols-4 gap-4 max-wide:grid-cols-3 max-desk:swipe-strip max-desk:*:w-72 ' +
  // Two whole rows of three.
  'desk:max-wide:*:nth-[n+7]:hidden'

const enterBook = (): void => emit('launch_asked', { enName: sportsEnName })

/** The page of a match in the book, which launches by itself for a member. */
const matchPath = ({ id, gameType, inPlay }: Match, isMember: boolean): string => {
  const show = inPlay ? 'RB' : 'FT'
  const view = { show, gameType, date: null, menu: 'main', match: id, page: 'board' } as const
  const book = isMember ? pathOf('localSport', { enName: sportsEnName }) : pathOf('sport')
  return `${book}?${viewSearch(view).toString()}`
}

/** The hottest matches with prices that go into the slip; nothing where there are none. */
export function HotMatches({ gameType }: { gameType?: MatchGameType | undefined }) {
  const t = useText()
  const { book, matches, failed } = useHotMatches(gameType)
  const count = useSlipCount()
  const navigate = useNavigate()
  const isMember = useSession().token !== ''
  if (failed || matches?.length === 0) return null
  return (
    <section aria-labelledby="hot-matches">
      <header className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id="hot-matches" className="text-20 font-bold">
            {t(words.title)}
          </h2>
          <p className="mt-0.5 text-13 text-muted">{t(words.line)}</p>
        </div>
        <Button
          variant={count > 0 ? 'primary' : 'secondary'}
          size="sm"
          trailingIcon="arrow-right"
          onClick={() => (isMember ? enterBook() : void navigate(pathOf('sport')))}
        >
          {count > 0 ? t(words.toSlip, { count }) : t(words.toBook)}
        </Button>
      </header>
      <MatchBookContext value={book}>
        {matches === undefined ? (
          <div role="status" aria-label={t(words.loading)} className={grid}>
            {[0, 1, 2, 3].map((card) => (
              <Skeleton key={card} className="h-44 rounded-lg" />
            ))}
          </div>
        ) : (
          <ul className={grid}>
            {matches.map((match) => (
              <HotCard
                key={match.id}
                matchId={match.id}
                onOpen={() => void navigate(matchPath(match, isMember))}
              />
            ))}
          </ul>
        )}
      </MatchBookContext>
    </section>
  )
}
