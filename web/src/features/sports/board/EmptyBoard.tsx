import { Button } from '@xinghe/ui/Button.tsx'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { serverNow } from '../../../platform/site/clock.ts'
import { boardText as words, sportNames } from '../words/messages.ts'
import { changeShow, type BoardView, type Show } from './board-view.ts'

/** The tab to try instead: today for in play, early for today. */
const nextShows: Readonly<Record<Show, Show>> = { RB: 'FT', FT: 'FU', FU: 'FT', FS: 'FT', P: 'FU' }

const lines: Readonly<Record<Show, string>> = {
  RB: words.emptyRunning,
  FT: words.emptyToday,
  FU: words.emptyEarly,
  FS: words.emptyToday,
  P: words.emptyToday,
}

type EmptyBoardProps = {
  view: BoardView
  /** The filter that hides all matches; null where there are none at all. */
  hides: 'unmarked' | 'leagues' | null
  onShowAll: () => void
  onChange: (view: BoardView) => void
}

/** Why nothing is listed, and the next step. */
export function EmptyBoard({ view, hides, onShowAll, onChange }: EmptyBoardProps) {
  const t = useText()
  if (hides !== null) {
    const unmarked = hides === 'unmarked'
    return (
      <EmptyState
        icon={unmarked ? 'star' : 'filter'}
        title={t(unmarked ? words.noFavourites : words.noLeagues)}
        text={t(unmarked ? words.noFavouritesLine : words.noLeaguesLine)}
        action={<Button onClick={onShowAll}>{t(words.showAll)}</Button>}
      />
    )
  }
  const next = nextShows[view.show]
  const sport = view.gameType === 'ALL' ? '' : t(sportNames[view.gameType])
  return (
    <EmptyState
      icon="sport"
      title={t(lines[view.show], { sport })}
      text={t(words.emptyLine)}
      action={
        <Button onClick={() => onChange(changeShow(view, next, serverNow()))}>
          {t(next === 'FT' ? words.toToday : words.toEarly)}
        </Button>
      }
    />
  )
}
