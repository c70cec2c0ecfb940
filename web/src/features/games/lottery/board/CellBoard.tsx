import { cellPicks, pickText } from '@xinghe/rules/games/lottery/pick.ts'
import type { LotteryCode } from '@xinghe/rules/games/lottery/lottery.ts'
import type { Animal, Pick, Play } from '@xinghe/rules/games/lottery/play.ts'
import { priceOf, priceText } from '@xinghe/rules/games/lottery/price.ts'
import { choiceText, pickLabel, placeName } from '@xinghe/rules/games/lottery/words.ts'
import { animals, numbersOfAnimal } from '@xinghe/rules/games/lottery/zodiac.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { Piece } from '../pieces/Piece.tsx'
import { cellStyle } from './cell-style.ts'

interface BoardProps {
  lottery: LotteryCode
  play: Play
  yearAnimal: Animal
  chosen: ReadonlySet<string>
  onToggle: (play: Play, pick: Pick) => void
}

/** Single numbers that look like what is drawn. */
const hasPiece = (lottery: LotteryCode, play: Play): boolean =>
  ({
    K3: ['contains'],
    SSC: ['digit'],
    PK10: ['rank'],
    LHC: ['special', 'normal', 'normal-place'],
  })[lottery].includes(play.code)

function Face({
  lottery,
  play,
  pick,
  yearAnimal,
}: Omit<BoardProps, 'chosen' | 'onToggle'> & { pick: Pick }) {
  const t = useText()
  const [number] = pick.numbers
  if (number !== undefined && hasPiece(lottery, play))
    return (
      <span className="lottery-sm">
        <Piece lottery={lottery} number={number} />
      </span>
    )
  const animal = animals.findIndex((name) => name === pick.side)
  const isAnimal = play.code.endsWith('-zodiac')
  return (
    <span className="text-16 font-medium" data-wave={play.code === 'wave' ? pick.side : undefined}>
      {t(choiceText(play, pick))}
      {isAnimal && (
        <span className="block font-num text-12 font-normal text-muted">
          {numbersOfAnimal(animal, yearAnimal).join(' ')}
        </span>
      )}
    </span>
  )
}

/** Every pick of a play as a cell with its price. */
export function CellBoard({ lottery, play, yearAnimal, chosen, onToggle }: BoardProps) {
  const t = useText()
  const byPlace = Map.groupBy(cellPicks(play), (pick) => pick.place)
  return [...byPlace].map(([place, picks]) => (
    <div key={place} className="lottery-group">
      {place > 0 && <h4 className="lottery-place">{t(placeName(lottery, play, place))}</h4>}
      <div className="lottery-cells" data-wide={play.shape.kind === 'side' || undefined}>
        {picks.map((pick) => {
          const key = `${play.code} ${pickText(pick)}`
          const price = priceText(priceOf(play, pick, yearAnimal))
          return (
            <button
              key={key}
              type="button"
              aria-pressed={chosen.has(key)}
              aria-label={`${pickLabel(lottery, play, pick, t)} ${price}`}
              onClick={() => onToggle(play, pick)}
              className={cellStyle(chosen.has(key))}
            >
              <Face lottery={lottery} play={play} pick={pick} yearAnimal={yearAnimal} />{' '}
              <span className="lottery-price">{price}</span>
            </button>
          )
        })}
      </div>
    </div>
  ))
}
