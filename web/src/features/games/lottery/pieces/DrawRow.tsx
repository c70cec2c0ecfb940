import type { LotteryCode } from '@xinghe/rules/games/lottery/lottery.ts'
import { animalName } from '@xinghe/rules/games/lottery/words.ts'
import { animalOf, animalOfYear } from '@xinghe/rules/games/lottery/zodiac.ts'
import { classNames } from '@xinghe/ui/class-names.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import type { ShownDraw } from '../../round/use-table.ts'
import { lotteryText as words } from '../words/messages.ts'
import { Piece } from './Piece.tsx'
import './pieces.css'

interface DrawRowProps {
  lottery: LotteryCode
  draw: Pick<ShownDraw, 'name' | 'numbers' | 'drawsAt'>
  /** Size of the pieces; the animals of Mark Six stand under large ones. */
  size?: 'sm' | 'md' | 'lg'
  className?: string
}

/** The numbers of a draw, read out as one sentence. */
export function DrawRow({ lottery, draw, size = 'md', className }: DrawRowProps) {
  const t = useText()
  const { name, numbers, drawsAt } = draw
  const year = animalOfYear(drawsAt)
  const pieces = numbers.map((number, at) => ({ number, at, key: `place ${at}` }))
  return (
    <span
      role="img"
      aria-label={t(words.drawn, { name, numbers: numbers.join(' ') })}
      className={classNames('lottery-row', `lottery-${size}`, className)}
    >
      {pieces.map(({ number, at, key }) => (
        <span key={key} className="contents">
          {lottery === 'LHC' && at === 6 && (
            <span aria-hidden className="lottery-plus">
              +
            </span>
          )}
          <span className="lottery-piece" style={{ ['--at' as string]: at }}>
            <Piece lottery={lottery} number={number} />
            {lottery === 'LHC' && size !== 'sm' && (
              <span className="lottery-animal">{t(animalName(animalOf(number, year)))}</span>
            )}
          </span>
        </span>
      ))}
    </span>
  )
}
