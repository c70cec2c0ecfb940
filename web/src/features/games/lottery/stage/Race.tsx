import { useText } from '../../../../platform/i18n/use-text.ts'
import { Car } from '../pieces/Car.tsx'
import type { ShownDraw } from '../../round/use-table.ts'
import { lotteryText as words } from '../words/messages.ts'
import './race.css'

/** Ten lanes. Each car passes points that follow from the result, so every page shows the same race. */
export function Race({ draw, isFalling }: { draw: ShownDraw; isFalling: boolean }) {
  const t = useText()
  const rankOf = (car: number): number => draw.numbers.indexOf(car)
  const cars = Array.from({ length: 10 }, (_, index) => index + 1)
  return (
    <div
      role="img"
      aria-label={t(words.drawn, { name: draw.name, numbers: draw.numbers.join(' ') })}
      className="lottery-track"
      data-falling={isFalling || undefined}
    >
      {cars.map((car) => {
        const rank = rankOf(car)
        return (
          <span key={car} className="lottery-lane">
            <span
              key={draw.id}
              className="lottery-racer"
              style={{
                ['--end' as string]: 92 - rank * 5.5,
                ['--early' as string]: 18 + ((car * 7 + rank * 3) % 16),
                ['--late' as string]: 52 + ((car * 5 + rank * 11) % 18),
              }}
            >
              <Car number={car} />
            </span>
          </span>
        )
      })}
      <span aria-hidden className="lottery-finish" />
    </div>
  )
}
