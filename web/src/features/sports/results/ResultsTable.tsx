import type { Match } from '@xinghe/contract/sports-match.ts'
import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { isFootball, type MatchGameType } from '@xinghe/rules/sports/game-types.ts'
import { Badge } from '@xinghe/ui/Badge.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { scoresOf, type LeagueResults } from './group-results.ts'
import { partsNames, resultsText as words } from './messages.ts'

const winnerLook = (own: number | undefined, other: number | undefined): string =>
  (own ?? 0) > (other ?? 0) ? 'block font-medium text-ink' : 'block text-muted'

/** Fixed, so that the columns of all leagues stand below each other. */
const partsWidth = (gameType: MatchGameType): string => (isFootball(gameType) ? 'w-28' : 'w-2/5')

function ResultRow({ match }: { match: Match }) {
  const t = useText()
  const { parts, full, corners } = scoresOf(match)
  const { gameType, score } = match
  return (
    <tr className="border-t border-line">
      <td className="px-3 py-2 font-num text-muted max-desk:w-16">
        {siteMinute(match.startsAt).slice(11)}
      </td>
      <th scope="row" className="px-3 py-2 text-left font-normal">
        <span className={winnerLook(score?.home, score?.away)}>{match.home}</span>
        <span className={winnerLook(score?.away, score?.home)}>{match.away}</span>
      </th>
      <td className="px-3 py-2 text-center font-num text-muted max-desk:hidden">{parts}</td>
      {isFootball(gameType) && (
        <td className="px-3 py-2 text-center font-num text-muted max-desk:hidden">{corners}</td>
      )}
      <td className="px-3 py-2 text-center max-desk:w-28">
        {match.status === 'interrupted' ? (
          <Badge tone="warning">{t(words.cancelled)}</Badge>
        ) : (
          <span className="font-num text-16 font-bold whitespace-nowrap">{full}</span>
        )}
        <span className="block font-num text-12 text-muted desk:hidden">
          {t(partsNames[gameType])} {parts}
        </span>
      </td>
    </tr>
  )
}

/** One league: its matches with how they ended. */
export function ResultsTable({
  league,
  gameType,
}: {
  league: LeagueResults
  gameType: MatchGameType
}) {
  const t = useText()
  return (
    <section className="overflow-hidden rounded-md border border-line bg-surface">
      <h3 className="flex items-center justify-between gap-3 bg-ink/4 px-3 py-1.5 text-13 font-bold">
        {league.name}
        <span className="text-12 font-normal text-muted">
          {t(words.count, { count: league.matches.length })}
        </span>
      </h3>
      <table className="w-full text-13 desk:table-fixed">
        <caption className="sr-only">{league.name}</caption>
        <thead className="text-12 text-muted max-desk:sr-only">
          <tr>
            <th className="w-18 px-3 py-1 text-left font-medium">{t(words.time)}</th>
            <th className="px-3 py-1 text-left font-medium">{t(words.match)}</th>
            <th className={`${partsWidth(gameType)} px-3 py-1 font-medium max-desk:hidden`}>
              {t(partsNames[gameType])}
            </th>
            {isFootball(gameType) && (
              <th className="w-28 px-3 py-1 font-medium max-desk:hidden">{t(words.corners)}</th>
            )}
            <th className="w-28 px-3 py-1 font-medium">{t(words.full)}</th>
          </tr>
        </thead>
        <tbody>
          {league.matches.map((match) => (
            <ResultRow key={match.id} match={match} />
          ))}
        </tbody>
      </table>
    </section>
  )
}
