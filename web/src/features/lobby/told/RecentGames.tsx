import { recentGames } from '@xinghe/contract/lobby-games.ts'
import { useCall } from '../../../platform/api/use-call.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { coverOf } from '../parts/cover-of.ts'
import { SectionHead } from '../parts/SectionHead.tsx'
import { toldText as words } from './messages.ts'

interface RecentGamesProps {
  isPlayable: (gameCode: string) => boolean
  onEnter: (wanted: { enName: string; gameCode: string }) => void
}

/** The member's last games, to be entered again; nothing for a member without any. */
export function RecentGames({ isPlayable, onEnter }: RecentGamesProps) {
  const t = useText()
  const games = useCall(recentGames, { language: useLanguage() }).data?.filter(
    ({ state, gameCode }) => state === 'open' && isPlayable(gameCode),
  )
  if (games === undefined || games.length === 0) return null
  return (
    <section aria-labelledby="home-recent">
      <SectionHead id="home-recent" title={t(words.recent)} />
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-4 max-desk:swipe-strip max-desk:*:w-36">
        {games.map(({ gameCode, enName, name }) => (
          <li key={gameCode}>
            <button
              type="button"
              onClick={() => onEnter({ enName, gameCode })}
              className="group block w-full overflow-hidden rounded-lg bg-surface text-left shadow-1 transition-shadow hover:shadow-2"
            >
              <img
                src={coverOf(gameCode)}
                alt=""
                loading="lazy"
                className="aspect-4/3 w-full object-cover transition-transform duration-300 group-hover:scale-[1.04]"
              />
              <span className="block truncate px-3 py-2.5 text-14 font-medium group-hover:text-brand-text">
                {name}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
