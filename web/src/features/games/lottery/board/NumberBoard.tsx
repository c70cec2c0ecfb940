import type { LotteryCode } from '@xinghe/rules/games/lottery/lottery.ts'
import { pickOfNumbers } from '@xinghe/rules/games/lottery/pick.ts'
import { range, type Animal, type Pick, type Play } from '@xinghe/rules/games/lottery/play.ts'
import { priceOf, priceText } from '@xinghe/rules/games/lottery/price.ts'
import { placeName, playName } from '@xinghe/rules/games/lottery/words.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { Tabs } from '@xinghe/ui/Tabs.tsx'
import { useState } from 'react'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { Piece } from '../pieces/Piece.tsx'
import { lotteryText as words } from '../words/messages.ts'
import { cellStyle } from './cell-style.ts'
import { emptyRows, isComplete, randomRows, rowsOf, tapNumber } from './number-rows.ts'

interface NumberBoardProps {
  lottery: LotteryCode
  play: Play
  yearAnimal: Animal
  onAdd: (play: Play, pick: Pick) => void
}

const below = (bound: number): number => {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1))
  return word % bound
}

/** Several numbers make one pick: they are chosen first, then added. */
export function NumberBoard({ lottery, play, yearAnimal, onAdd }: NumberBoardProps) {
  const t = useText()
  const { shape } = play
  if (shape.kind === 'side') throw new Error('a side is one cell')
  const [rows, setRows] = useState(() => emptyRows(shape))
  const [place, setPlace] = useState(play.places === 0 ? 0 : play.places)
  const { perRow } = rowsOf(shape)
  const example = pickOfNumbers(
    play,
    place,
    range(shape.from, shape.from + rows.length * perRow - 1),
  )
  const complete = isComplete(shape, rows)
  const shownRows = rows.map((chosen, row) => ({ chosen, row, key: `row ${row}` }))
  const count = rows.reduce((sum, row) => sum + row.length, 0)
  const rowName = (row: number): string => {
    if (shape.kind === 'pair-and-single') return row === 0 ? t(words.pairRow) : t(words.singleRow)
    return rows.length === 1 ? '' : t(words.position, { at: row + 1 })
  }
  const add = (chosen: typeof rows): void => {
    onAdd(play, pickOfNumbers(play, place, chosen.flat()))
    setRows(emptyRows(shape))
  }
  return (
    <div className="lottery-group">
      <div className="flex flex-wrap items-center gap-3">
        <p className="text-13 text-muted">
          {perRow > 1 ? t(words.choose, { count: perRow }) : t(words.positions)}
          <span className="ml-2 font-num text-gold-text">
            {t(words.price, { price: priceText(priceOf(play, example, yearAnimal)) })}
          </span>
        </p>
        {play.places > 0 && (
          <Tabs
            variant="pill"
            size="sm"
            label={t(words.place)}
            value={String(place)}
            onValueChange={(key) => setPlace(Number(key))}
            tabs={range(1, play.places).map((at) => ({
              key: String(at),
              label: t(placeName(lottery, play, at)),
            }))}
          />
        )}
      </div>
      {shownRows.map(({ chosen, row, key }) => (
        <div
          key={key}
          role="group"
          aria-label={`${t(playName(lottery, play))} ${rowName(row)}`}
          className="mt-2 flex items-start gap-2"
        >
          {rowName(row) !== '' && <h4 className="lottery-place w-14 pt-2">{rowName(row)}</h4>}
          <div className="lottery-cells flex-1" data-numbers>
            {range(shape.from, shape.to).map((number) => (
              <button
                key={number}
                type="button"
                aria-pressed={chosen.includes(number)}
                aria-label={String(number)}
                onClick={() => setRows(tapNumber(shape, rows, row, number))}
                className={cellStyle(chosen.includes(number))}
              >
                <span className="lottery-sm">
                  <Piece lottery={lottery} number={number} />
                </span>
              </button>
            ))}
          </div>
        </div>
      ))}
      <div className="mt-3 flex items-center gap-2">
        <Button size="sm" disabled={!complete} onClick={() => add(rows)}>
          {t(words.add)}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => add(randomRows(shape, below))}>
          {t(words.random)}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          disabled={count === 0}
          onClick={() => setRows(emptyRows(shape))}
        >
          {t(words.clear)}
        </Button>
        <span role="status" className="ml-auto text-12 text-muted">
          {t(words.chosen, { count, of: rows.length * perRow })}
        </span>
      </div>
    </div>
  )
}
