import { classNames } from '@xinghe/ui/class-names.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import type { MatchHead } from '../book/book-match.ts'
import { boardText } from '../words/messages.ts'

type Side = 'home' | 'away'

/** Small to large: points of the game, games of the set, and what decides the match. */
const scoresOf = (head: MatchHead, side: Side) => {
  if (!head.inPlay) return []
  return [
    { of: 'game', score: head.game?.[side] },
    { of: 'set', score: head.set?.[side] },
    { of: 'match', score: head.score?.[side] },
  ].filter(({ score }) => score !== undefined)
}

function RedCards({ count }: { count: number | undefined }) {
  const t = useText()
  if (count === undefined || count === 0) return null
  return (
    <span className="grid h-4 min-w-3 place-items-center rounded-[2px] bg-danger px-0.5 font-num text-12 leading-none text-danger-ink">
      <span aria-hidden>{count}</span>
      <span className="sr-only">{t(boardText.red, { count })}</span>
    </span>
  )
}

/** A team with what it has scored. */
export function TeamLine({ head, side }: { head: MatchHead; side: Side }) {
  const name = head[side]
  const scores = scoresOf(head, side)
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      <span className="truncate text-13 text-ink" title={name}>
        {name}
      </span>
      <RedCards count={head.redCards?.[side]} />
      <span className="ml-auto flex gap-1.5 pr-1 font-num">
        {scores.map(({ of, score }) => (
          <span
            key={of}
            className={classNames(
              'min-w-4 text-right',
              of === 'match' ? 'text-14 font-bold text-rise' : 'text-12 text-muted',
            )}
          >
            {score}
          </span>
        ))}
      </span>
    </span>
  )
}
