import { fenToCny, type Fen } from '@xinghe/rules/base/money.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { drawGiftText as words } from './messages.ts'
import { slicePath, slicesOf } from './slices.ts'

interface WheelProps {
  prizes: readonly { readonly amount: Fen; readonly weight: number }[]
  /** Turned so far. */
  turns: number
  onStop: () => void
}

/** A narrow slice has no room for its amount; the table beside has all. */
const labelledFrom = 0.05
const fills = ['fill-brand', 'fill-brand-hover'] as const

/** The pointer stands at the top; the wheel turns under it. */
export function Wheel({ prizes, turns, onStop }: WheelProps) {
  const t = useText()
  const slices = slicesOf(prizes)
  return (
    <div className="relative mx-auto aspect-square w-full max-w-96">
      <svg
        viewBox="-110 -110 220 220"
        role="img"
        aria-label={t(words.wheel)}
        className="size-full drop-shadow-lg"
      >
        <circle r="106" className="fill-gold" />
        <g
          data-turns={turns}
          style={{ transform: `rotate(${turns}turn)` }}
          className="transition-transform duration-[4000ms] ease-[cubic-bezier(0.15,0.75,0.2,1)] motion-reduce:transition-none"
          onTransitionEnd={onStop}
        >
          {slices.map((slice, at) => (
            <path
              key={slice.from}
              d={slicePath(slice, 100)}
              className={at === prizes.length - 1 ? 'fill-gold' : fills[at % fills.length]}
              stroke="#fff"
              strokeWidth="0.5"
            />
          ))}
          {slices.map(
            ({ from, to }, at) =>
              to - from >= labelledFrom && (
                <text
                  key={from}
                  transform={`rotate(${((from + to) / 2) * 360}) translate(0 -72)`}
                  textAnchor="middle"
                  className="fill-brand-ink font-num text-[13px] font-bold"
                >
                  {fenToCny(prizes[at]?.amount ?? 0n)}
                </text>
              ),
          )}
        </g>
        <circle r="14" className="fill-gold" />
        <path d="M-9 -110h18L0 -86Z" className="fill-danger" stroke="#fff" strokeWidth="1.5" />
      </svg>
    </div>
  )
}
