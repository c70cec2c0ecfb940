import { isLotteryCode, type LotteryCode } from '@xinghe/rules/games/lottery/lottery.ts'
import { pickText } from '@xinghe/rules/games/lottery/pick.ts'
import type { Pick as LotteryPick, Play } from '@xinghe/rules/games/lottery/play.ts'
import { priceOf } from '@xinghe/rules/games/lottery/price.ts'
import { animalOfYear } from '@xinghe/rules/games/lottery/zodiac.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { Dialog } from '@xinghe/ui/Dialog.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { useReducer, useState } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { serverNow } from '../../../platform/site/clock.ts'
import './lottery.css'
import { Board } from './board/Board.tsx'
import { MyBets } from './panels/MyBets.tsx'
import { drawOutcome } from './panels/draw-outcome.ts'
import { Panels } from './panels/Panels.tsx'
import { WinLine } from './panels/WinLine.tsx'
import { emptySlip, slipReducer } from './slip/slip.ts'
import { SlipPanel } from './slip/SlipPanel.tsx'
import { UnansweredSlip } from './slip/UnansweredSlip.tsx'
import { usePlace, type Seat } from './slip/use-place.ts'
import { DrawStage } from './stage/DrawStage.tsx'
import { useDrawSounds } from './stage/use-draw-sounds.ts'
import { RoundClock } from './stage/RoundClock.tsx'
import type { GameProps } from '../seat/game-props.ts'
import { ConnectionLost } from '../round/ConnectionLost.tsx'
import { useHeldBalance } from '../round/use-held-balance.ts'
import { usePhase } from '../round/use-phase.ts'
import { useReveal } from './stage/use-reveal.ts'
import { TableStates } from '../round/TableStates.tsx'
import type { Table } from '../round/use-table.ts'
import { lotteryText as words } from './words/messages.ts'

function OpenTable({ code, table, ...seat }: Seat & { code: LotteryCode; table: Table }) {
  const t = useText()
  const phase = usePhase(table.round)
  const { shown, falling } = useReveal(code, table.draws)
  const [slip, dispatch] = useReducer(slipReducer, emptySlip)
  const [sheetOpen, setSheetOpen] = useState(false)
  const yearAnimal = animalOfYear(table.round?.drawsAt ?? serverNow())
  const { round, cap, mine } = table
  useHeldBalance(falling, mine, seat)
  const lastId = falling === null ? shown[0]?.id : undefined
  useDrawSounds(code, falling, drawOutcome(lastId, mine)?.isGain ? (lastId ?? null) : null)
  const placing = usePlace({ lottery: code, round, phase, slip, cap, seat, dispatch })
  const toggle = (play: Play, pick: LotteryPick): void => {
    const text = pickText(pick)
    const price = priceOf(play, pick, yearAnimal)
    const line = { key: `${play.code} ${text}`, play: play.code, pick: text, price }
    dispatch({ type: 'toggled', line })
  }
  const slipPanel = (
    <SlipPanel lottery={code} slip={slip} cap={cap} placing={placing} dispatch={dispatch} />
  )
  return (
    <div className="lottery" data-lottery={code}>
      <ConnectionLost />
      {slip.lines.length === 0 && <UnansweredSlip placing={placing} />}
      <div className="lottery-stage">
        <RoundClock round={round} phase={phase} />
        <DrawStage lottery={code} draw={falling ?? shown[0] ?? null} isFalling={falling !== null} />
      </div>
      <WinLine draw={falling === null ? (shown[0] ?? null) : null} mine={mine} />
      <div className="lottery-columns">
        <div className="min-w-0 space-y-4">
          <Board
            lottery={code}
            yearAnimal={yearAnimal}
            chosen={new Set(slip.lines.map(({ key }) => key))}
            onToggle={toggle}
          />
          <Panels lottery={code} shown={shown} />
        </div>
        <aside className="lottery-aside">
          <section
            aria-label={t(words.slip)}
            className="rounded-lg bg-surface shadow-1 max-desk:hidden"
          >
            <h2 className="border-b border-line px-4 py-3 text-14 font-semibold">
              {t(words.slip)}
            </h2>
            {slipPanel}
          </section>
          <section aria-label={t(words.mine)} className="rounded-lg bg-surface shadow-1">
            <h2 className="border-b border-line px-4 py-3 text-14 font-semibold">
              {t(words.mine)}
            </h2>
            <MyBets lottery={code} mine={mine} shown={shown} hiddenRound={falling?.id ?? null} />
          </section>
        </aside>
      </div>
      {slip.lines.length > 0 && (
        <div className="lottery-foot">
          <Button block size="lg" onClick={() => setSheetOpen(true)}>
            {t(words.slipOpen)} · {t(words.countValue, { count: slip.lines.length })}
          </Button>
        </div>
      )}
      <Dialog
        open={sheetOpen && slip.lines.length > 0}
        onClose={() => setSheetOpen(false)}
        title={t(words.slip)}
        closeLabel={t(words.close)}
        closeOnBackdrop
        flush
      >
        {slipPanel}
      </Dialog>
    </div>
  )
}

function LoadingLottery() {
  const t = useText()
  return (
    <div role="status" aria-label={t(words.loading)} className="lottery">
      <Skeleton className="h-52 rounded-lg" />
      <div className="lottery-columns">
        <Skeleton className="h-96 rounded-lg" />
        <Skeleton className="h-96 rounded-lg" />
      </div>
    </div>
  )
}

/** A lottery: its draw on the stage, the board, the slip, and what came before. */
export function LotteryGame({ code, ...page }: GameProps) {
  if (!isLotteryCode(code)) throw new Error(`${code} is no lottery`)
  return (
    <div className="h-full overflow-y-auto bg-page text-ink">
      <div className="mx-auto max-w-[92rem] p-4 max-desk:p-3">
        <TableStates code={code} icon="lottery" loading={<LoadingLottery />}>
          {(table) => <OpenTable code={code} table={table} {...page} />}
        </TableStates>
      </div>
    </div>
  )
}
