import type { SoloRoundView } from '@xinghe/contract/games-play.ts'
import { gameName } from '@xinghe/rules/games/house/game.ts'
import { Dialog } from '@xinghe/ui/Dialog.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { Suspense } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { latePart } from '../../../platform/network/late-part.ts'
import type { GameEntry } from './games.ts'
import { pageText as words } from './messages.ts'
import type { PanelName } from './panels.ts'

const FairPanel = latePart(() => import('../fair/panel/FairPanel.tsx'), 'FairPanel')
const GameHistory = latePart(() => import('../history/GameHistory.tsx'), 'GameHistory')

const titles: Readonly<Record<PanelName, string>> = {
  rules: words.rulesTitle,
  history: words.historyTitle,
  fair: words.fairTitle,
}

interface GamePanelProps {
  code: string
  entry: GameEntry
  /** Of a launch with seeds of its own; null elsewhere. */
  uid: string | null
  panel: PanelName | null
  onClose: () => void
  onReplay: (round: SoloRoundView) => void
}

/** A dialog over the game: a bottom sheet on a phone. */
export function GamePanel({ code, entry, uid, panel, onClose, onReplay }: GamePanelProps) {
  const t = useText()
  const game = t(gameName(code))
  return (
    <Dialog
      open={panel !== null}
      onClose={onClose}
      closeOnBackdrop
      closeLabel={t(words.close)}
      size="lg"
      title={t(titles[panel ?? 'rules'], { game })}
    >
      <Suspense fallback={<Skeleton className="h-80" />}>
        {panel === 'rules' && (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrows scroll it
          <div role="group" aria-label={t(words.rules)} tabIndex={0} className="outline-offset-4">
            <entry.Rules code={code} />
          </div>
        )}
        {panel === 'history' && <GameHistory code={code} onReplay={onReplay} />}
        {panel === 'fair' && uid !== null && <FairPanel uid={uid} />}
      </Suspense>
    </Dialog>
  )
}
