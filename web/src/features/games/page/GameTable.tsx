import type { SoloRoundView } from '@xinghe/contract/games-play.ts'
import { gameName } from '@xinghe/rules/games/house/game.ts'
import { Spinner } from '@xinghe/ui/Spinner.tsx'
import { Suspense, useCallback, useRef, useState, type CSSProperties } from 'react'
import { useFullScreen } from '../../../platform/device/use-full-screen.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { GameBar } from './GameBar.tsx'
import { GameNotice } from './GameNotice.tsx'
import { GamePanel } from './GamePanel.tsx'
import type { GameEntry } from './games.ts'
import { pageText as words } from './messages.ts'
import type { PanelName } from './panels.ts'
import type { Replay } from '../seat/replay.ts'
import { ReplayBar } from './ReplayBar.tsx'
import { useSeat } from './use-seat.ts'
import './game-table.css'

interface GameTableProps {
  code: string
  entry: GameEntry
  phone: boolean
  amountsShown: boolean
  /** What the site takes of the window's height around the game. */
  aroundRem: number
}

/** One game of the house under its bar. */
export function GameTable({ code, entry, phone, amountsShown, aroundRem }: GameTableProps) {
  const t = useText()
  const part = useRef<HTMLDivElement>(null)
  const fullScreen = useFullScreen(part)
  const seat = useSeat(code, entry)
  const seedsOf = entry.hasSeeds ? seat.launched : null
  const [panel, setPanel] = useState<PanelName | null>(null)
  const [replay, setReplay] = useState<Replay | null>(null)
  const endReplay = useCallback(() => setReplay(null), [])
  const showAgain = (round: SoloRoundView): void => {
    setPanel(null)
    setReplay((before) => ({ round, showing: (before?.showing ?? 0) + 1 }))
  }
  const around = fullScreen.on ? 0 : aroundRem
  return (
    <div
      ref={part}
      className="game-table flex flex-col bg-page"
      style={{ '--around': `${around}rem` } as CSSProperties}
    >
      <GameBar
        title={gameName(code)}
        balance={seat.balance}
        session={seat.session}
        amountsShown={amountsShown}
        fullScreen={fullScreen}
        uid={seedsOf}
        onPanel={setPanel}
      />
      {seat.launched === null && (
        <GameNotice enName={entry.enName} loggedIn={seat.loggedIn} onEnter={seat.enter} />
      )}
      {replay !== null && <ReplayBar round={replay.round} onEnd={endReplay} />}
      <div className="relative min-h-0 flex-1 bg-art-shade text-art-ink">
        <Suspense
          fallback={
            <div aria-busy className="grid h-full place-items-center">
              <Spinner label={t(words.loading)} className="size-9" />
            </div>
          }
        >
          <entry.Play
            code={code}
            uid={seat.uid}
            entering={seat.entering}
            balance={seat.balance}
            phone={phone}
            askToPlay={seat.enter}
            holdBalance={seat.holdBalance}
            onSettled={seat.refresh}
            replay={replay}
            endReplay={endReplay}
          />
        </Suspense>
      </div>
      <GamePanel
        code={code}
        entry={entry}
        uid={seedsOf}
        panel={panel}
        onClose={() => setPanel(null)}
        onReplay={showAgain}
      />
    </div>
  )
}
