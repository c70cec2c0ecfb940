import type { GameCard } from '@xinghe/contract/lobby-games.ts'
import type { GameState } from '@xinghe/rules/lobby/game-list.ts'
import { Badge } from '@xinghe/ui/Badge.tsx'
import { classNames } from '@xinghe/ui/class-names.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import type { ReactNode } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { coverOf } from '../parts/cover-of.ts'
import { FavouriteStar } from './FavouriteStar.tsx'
import { GameFacts } from './GameFacts.tsx'
import { listText as words } from './messages.ts'
import { canEnter, stateTones } from './shown-state.ts'

interface GameTileProps {
  game: GameCard
  state: GameState
  onEnter: (game: GameCard) => void
  /** What happens in the game now, for instance the countdown of a draw. */
  live?: ReactNode
}

function Badges({ game, state }: Pick<GameTileProps, 'game' | 'state'>) {
  const t = useText()
  return (
    <span className="absolute top-2.5 left-2.5 flex gap-1.5">
      {state !== 'open' && (
        <Badge tone={stateTones[state]} solid>
          {t(words[state])}
        </Badge>
      )}
      {state === 'open' && game.tags.includes('new') && (
        <Badge tone="brand" solid>
          {t(words.newBadge)}
        </Badge>
      )}
      {state === 'open' && game.tags.includes('recommended') && (
        <Badge tone="gold" solid>
          {t(words.recommended)}
        </Badge>
      )}
    </span>
  )
}

/** One game: its cover enters it, the star keeps it. */
export function GameTile({ game, state, onEnter, live }: GameTileProps) {
  const t = useText()
  const { gameCode, name, line, players, isFavourite } = game
  const enterable = canEnter(state)
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-lg bg-surface shadow-1 transition-shadow hover:shadow-2">
      <button
        type="button"
        data-entrance
        aria-disabled={!enterable}
        aria-label={
          enterable
            ? t(words.enter, { name })
            : t(words.cannotEnter, { name, state: t(words[state]) })
        }
        onClick={() => {
          if (enterable) onEnter(game)
        }}
        className="relative block aspect-4/3 w-full overflow-hidden rounded-t-lg bg-art-ground outline-offset-[-3px] aria-disabled:cursor-not-allowed"
      >
        <img
          src={coverOf(gameCode)}
          alt=""
          loading="lazy"
          className={classNames(
            'size-full object-cover transition-transform duration-300',
            enterable ? 'group-hover:scale-[1.05]' : 'opacity-80 saturate-[0.35]',
          )}
        />
        {enterable && (
          <span className="absolute inset-x-0 bottom-0 flex justify-center bg-linear-to-t from-art-shade/85 to-transparent pt-10 pb-3 opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 max-desk:hidden">
            <span className="flex h-8 items-center gap-1.5 rounded-full bg-art-ink px-4 text-13 font-medium text-art-ground">
              {t(words.enterShort)}
              <Icon name="play" className="size-3.5" />
            </span>
          </span>
        )}
      </button>
      <Badges game={game} state={state} />
      <FavouriteStar gameCode={gameCode} name={name} inAccount={isFavourite === 1} />
      <div className="flex grow flex-col p-3.5 max-desk:p-3">
        <h3 className="truncate text-16 font-bold">{name}</h3>
        <p className="mt-0.5 line-clamp-2 text-12 text-muted">{line}</p>
        <div className="mt-auto">
          {live}
          {players > 0 && (
            <p className="mt-2 flex items-center gap-1 text-12 text-muted">
              <Icon name="users" className="size-3.5" />
              {t(words.players, { count: players })}
            </p>
          )}
          <GameFacts {...game} />
        </div>
      </div>
    </article>
  )
}
