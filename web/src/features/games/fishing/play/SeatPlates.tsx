import { fenToCny, type Fen } from '@xinghe/rules/base/money.ts'
import { classNames } from '@xinghe/ui/class-names.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import type { ShownSeat } from '../room/shown-seats.ts'
import { seatOfPlace } from '../scene/sea-view.ts'
import { fishingText as words } from '../words/messages.ts'
import './seat-plates.css'

const places = [0, 1, 2, 3] as const

interface SeatPlatesProps {
  /** One's own seat; null for visitors. */
  mine: number | null
  seats: readonly ShownSeat[]
  worth: Fen
}

/** Who sits at the four cannons; one's own is the first place. */
export function SeatPlates({ mine, seats, worth }: SeatPlatesProps) {
  const t = useText()
  return (
    <ul className="seat-plates pointer-events-none absolute inset-0 text-12">
      {places.map((place) => {
        const seat = seatOfPlace(place, mine)
        const taken = seats.find((one) => one.seat === seat)
        const isMine = place === 0 && mine !== null
        return (
          <li
            key={place}
            data-place={place}
            className={classNames(
              'absolute rounded-full bg-art-shade/75 px-2.5 py-0.5 whitespace-nowrap',
              isMine ? 'font-semibold text-art-gold' : 'text-art-ink/80',
            )}
          >
            {isMine ? `${t(words.mine)} ${fenToCny(worth)}` : (taken?.name ?? t(words.empty))}
            {taken?.simulated === true && (
              <span className="ml-1.5 rounded-sm border border-current px-1">
                {t(words.simulated)}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
