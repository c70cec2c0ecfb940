import type { SoloRoundView } from '@xinghe/contract/games-play.ts'
import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { pageText as words } from './messages.ts'

interface ReplayBarProps {
  round: SoloRoundView
  onEnd: () => void
}

/** Says that what the game shows was played before, and ends the replay. */
export function ReplayBar({ round, onEnd }: ReplayBarProps) {
  const t = useText()
  return (
    <div
      role="status"
      className="flex shrink-0 flex-wrap items-center justify-center gap-x-3 gap-y-1 border-b border-line bg-raised px-4 py-1.5 text-13"
    >
      <span>{t(words.replaying, { time: siteMinute(round.placedAt).slice(5) })}</span>
      <Button size="sm" variant="secondary" onClick={onEnd}>
        {t(words.endReplay)}
      </Button>
    </div>
  )
}
