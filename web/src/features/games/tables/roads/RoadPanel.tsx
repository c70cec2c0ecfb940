import { askRoads } from '@xinghe/rules/games/tables/roads/ask-road.ts'
import { beadPlate } from '@xinghe/rules/games/tables/roads/bead-plate.ts'
import { bigRoad } from '@xinghe/rules/games/tables/roads/big-road.ts'
import { derivedRoad, type DerivedRoad } from '@xinghe/rules/games/tables/roads/derived-roads.ts'
import type { RoadRound, RoadSide } from '@xinghe/rules/games/tables/roads/road-round.ts'
import type { TableCode } from '@xinghe/rules/games/tables/table-game.ts'
import { useState } from 'react'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { tableText as words } from '../words/messages.ts'
import { AskButton } from './AskButton.tsx'
import { BeadMark, BigMark, DerivedMark } from './marks.tsx'
import { RoadGrid, type DrawnCell } from './RoadGrid.tsx'
import { ShoeFigures } from './ShoeFigures.tsx'
import { sideNamesOf } from './side-names.ts'
import './road-panel.css'

const derived: readonly DerivedRoad[] = ['eye', 'small', 'roach']

interface RoadPanelProps {
  code: TableCode
  /** Of this shoe, the oldest first. */
  rounds: readonly RoadRound[]
}

/** All roads of the shoe, asking them, and what came in it. */
export function RoadPanel({ code, rounds }: RoadPanelProps) {
  const t = useText()
  const [asked, setAsked] = useState<RoadSide | null>(null)
  const names = sideNamesOf(code)
  // What is asked is shown as the next round of every road.
  const shown: readonly RoadRound[] =
    asked === null ? rounds : [...rounds, { side: asked, redPair: false, bluePair: false }]
  const labelOf = (road: string, count: number): string => {
    const last = rounds.at(-1)
    return last === undefined
      ? t(words.roadEmpty, { road: t(road) })
      : t(words.roadLabel, { road: t(road), count, last: t(names[last.side]) })
  }
  const isAsked = (at: number, of: number): string | undefined =>
    asked !== null && at === of - 1 ? 'road-asked' : undefined
  const beads = beadPlate(rounds).map(({ column, row, ...round }): DrawnCell => ({
    column,
    row,
    mark: <BeadMark round={round} letter={t(names[round.side])} />,
  }))
  const big = bigRoad(shown)
  const bigCells = big.map((cell, at): DrawnCell => ({
    column: cell.column,
    row: cell.row,
    mark: (
      <g className={isAsked(at, big.length)}>
        <BigMark cell={cell} />
      </g>
    ),
  }))
  const derivedCells = (road: DerivedRoad): DrawnCell[] => {
    const cells = derivedRoad(shown, road)
    const grew = cells.length > derivedRoad(rounds, road).length
    return cells.map(({ column, row, side }, at) => ({
      column,
      row,
      mark: (
        <g className={grew ? isAsked(at, cells.length) : undefined}>
          <DerivedMark road={road} side={side} />
        </g>
      ),
    }))
  }
  return (
    <section className="road-panel" aria-label={t(words.roads)}>
      <ShoeFigures code={code} rounds={rounds} />
      <RoadGrid label={labelOf(words.beadPlate, beads.length)} cells={beads} columns={15} />
      <RoadGrid label={labelOf(words.bigRoad, big.length)} cells={bigCells} columns={24} />
      <div className="road-derived">
        {derived.map((road) => {
          const cells = derivedCells(road)
          return (
            <RoadGrid
              key={road}
              label={labelOf(words[road], cells.length)}
              cells={cells}
              columns={16}
            />
          )
        })}
      </div>
      <div className="road-asks">
        {(['red', 'blue'] as const).map((side) => (
          <AskButton
            key={side}
            name={t(names[side])}
            side={side}
            roads={askRoads(rounds, side)}
            isPressed={asked === side}
            onPress={() => setAsked(asked === side ? null : side)}
          />
        ))}
      </div>
      <p className="road-note">{t(words.cardsFresh)}</p>
    </section>
  )
}
