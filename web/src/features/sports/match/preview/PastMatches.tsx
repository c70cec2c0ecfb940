import { Link, useSearchParams } from 'react-router'
import type { PreviewMatch } from '@xinghe/contract/sports-preview.ts'
import { siteDay } from '@xinghe/rules/base/instant.ts'
import { classNames } from '@xinghe/ui/class-names.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { previewText as words } from './messages.ts'
import { outcomeLook } from './outcome-look.ts'

function PastMatchRow({ match }: { match: PreviewMatch }) {
  const t = useText()
  const [search] = useSearchParams()
  const { id, home, away, ownSide, startsAt } = match
  const target = new URLSearchParams(search)
  target.set('match', id)
  const { name, look } = outcomeLook(match)
  const date = siteDay(startsAt).slice(2)
  const score = match.score === null ? '-' : `${match.score.home} - ${match.score.away}`
  const teamLook = (side: 'H' | 'C'): string =>
    classNames('min-w-0 flex-1 truncate', side === ownSide ? 'font-medium text-ink' : 'text-muted')
  return (
    <li className="border-t border-line">
      <Link
        to={{ search: target.toString() }}
        className="flex h-10 max-desk:h-11 items-center gap-2 px-3 text-13 outline-offset-[-2px] hover:bg-ink/3"
      >
        <span className="w-15 shrink-0 font-num text-12 text-muted">{date}</span>
        <span className="w-7 shrink-0 text-12 text-muted max-desk:sr-only">
          {t(ownSide === 'H' ? words.atHome : words.away)}
        </span>
        <span className={classNames(teamLook('H'), 'text-right')}>{home}</span>
        <span className="w-13 shrink-0 text-center font-num font-bold text-ink">{score}</span>
        <span className={teamLook('C')}>{away}</span>
        <span
          className={classNames(
            'grid h-6 min-w-6 shrink-0 place-items-center rounded-sm px-1 text-12 font-medium',
            look,
          )}
        >
          {t(name)}
        </span>
        <span className="sr-only">{t(words.toResult)}</span>
      </Link>
    </li>
  )
}

/** Earlier matches, each a link to its result. */
export function PastMatches({ matches }: { matches: readonly PreviewMatch[] }) {
  return (
    <ul>
      {matches.map((match) => (
        <PastMatchRow key={match.id} match={match} />
      ))}
    </ul>
  )
}
