import { isTableCode, type TableCode } from '@xinghe/rules/games/tables/table-game.ts'
import { Dialog } from '@xinghe/ui/Dialog.tsx'
import { Spinner } from '@xinghe/ui/Spinner.tsx'
import { useState } from 'react'
import { useMedia } from '../../../platform/device/use-media.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import '../cards/table/cards.css'
import { ConnectionLost } from '../round/ConnectionLost.tsx'
import { useHeldBalance } from '../round/use-held-balance.ts'
import { TableStates } from '../round/TableStates.tsx'
import type { Table } from '../round/use-table.ts'
import type { GameProps } from '../seat/game-props.ts'
import { ChipBar } from './chips/ChipBar.tsx'
import { stakedBefore, stakedIn } from './chips/own-bets.ts'
import { useChips } from './chips/use-chips.ts'
import { useConfirm } from './chips/use-confirm.ts'
import { SimulatedPlayers } from './felt/SimulatedPlayers.tsx'
import { TableFelt } from './felt/TableFelt.tsx'
import { useSpotTotals } from './felt/use-spot-totals.ts'
import { OwnBets } from './panels/OwnBets.tsx'
import { ResultLine } from './panels/ResultLine.tsx'
import { NumberPanel } from './roads/NumberPanel.tsx'
import { RoadPanel } from './roads/RoadPanel.tsx'
import { shoeRounds } from './roads/shoe-rounds.ts'
import { useMoment } from './round/use-moment.ts'
import { LiveStage } from './stage/LiveStage.tsx'
import { useTableSounds } from './stage/use-table-sounds.ts'
import { tableText as words } from './words/messages.ts'
import './live-room.css'

const feltOf: Readonly<Record<TableCode, string>> = {
  BA1: 'emerald',
  BA2: 'azure',
  BA3: 'claret',
  DT1: 'claret',
  RL1: 'emerald',
}

type Seat = Omit<GameProps, 'code' | 'replay' | 'endReplay'>

function OpenTable({ code, table, phone, ...seat }: Seat & { code: TableCode; table: Table }) {
  const t = useText()
  const isPortrait = useMedia('(orientation: portrait)')
  const { round, draws, mine, cap } = table
  const newest = draws[0] ?? null
  const moment = useMoment(code, round, newest)
  const isDealing = moment.phase === 'dealing'
  const shown = isDealing ? draws.slice(1) : draws
  useHeldBalance(isDealing ? newest : null, mine, seat)
  useTableSounds(code, newest, moment.phase, mine)
  const staked = stakedIn(mine, round?.id)
  const hand = useChips(code, cap, staked)
  const confirming = useConfirm(code, round, hand, seat)
  const totals = useSpotTotals(code, round?.id)
  const [sheetOpen, setSheetOpen] = useState(false)
  const result = moment.phase === 'result' ? newest : null
  const isBetting = moment.phase === 'betting'
  const aside = (
    <>
      {code === 'RL1' ? (
        <NumberPanel draws={shown} />
      ) : (
        <RoadPanel code={code} rounds={shoeRounds(code, shown)} />
      )}
      <OwnBets
        code={code}
        mine={mine}
        shown={shown}
        hiddenRound={isDealing ? (newest?.id ?? null) : null}
      />
    </>
  )
  return (
    <section className="card-room live-room live-room-wide" data-felt={feltOf[code]}>
      <div className="live-scene">
        <div className="live-main">
          <ConnectionLost />
          <div className="live-table">
            <div className="live-cloth">
              <LiveStage code={code} round={round} draw={newest} moment={moment} />
              <ResultLine code={code} draw={result} mine={mine} />
              <div className="live-spots" role="group" aria-label={t(words.layout)}>
                <TableFelt
                  isUpright={phone && isPortrait}
                  felt={{
                    code,
                    laid: hand.laid,
                    staked,
                    totals,
                    numbers: result?.numbers ?? null,
                    isOpen: isBetting && !confirming.busy,
                    put: hand.put,
                  }}
                />
              </div>
              <SimulatedPlayers code={code} round={round} />
            </div>
          </div>
          <ChipBar
            hand={hand}
            confirming={confirming}
            before={stakedBefore(mine, round?.id)}
            isBetting={isBetting}
            entering={seat.entering}
          >
            <button
              type="button"
              className="felt-button live-more"
              onClick={() => setSheetOpen(true)}
            >
              {t(words.more)}
            </button>
          </ChipBar>
        </div>
        <aside className="live-aside">{aside}</aside>
      </div>
      <Dialog
        open={sheetOpen}
        onClose={() => setSheetOpen(false)}
        title={t(words.more)}
        closeLabel={t(words.close)}
        closeOnBackdrop
        flush
      >
        <div className="live-sheet space-y-4">{aside}</div>
      </Dialog>
    </section>
  )
}

/** A live table: dealt on the server's clock, the same for everyone who watches. */
export function TableGame({ code, ...page }: GameProps) {
  const t = useText()
  if (!isTableCode(code)) throw new Error(`${code} is no table`)
  const loading = (
    <div aria-busy className="grid h-full place-items-center">
      <Spinner label={t(words.loading)} className="size-9" />
    </div>
  )
  return (
    <TableStates code={code} icon="live" loading={loading}>
      {(table) => <OpenTable code={code} table={table} {...page} />}
    </TableStates>
  )
}
