import { colourOf } from '@xinghe/rules/games/tables/roulette-layout.ts'
import { pocketAngle, wheelOrder } from '@xinghe/rules/games/tables/roulette-wheel.ts'
import { useEffect, useRef } from 'react'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { serverNow } from '../../../../platform/site/clock.ts'
import type { ShownDraw } from '../../round/use-table.ts'
import { spinMs } from '../round/reveal-times.ts'
import { tableText as words } from '../words/messages.ts'
import { spinAt } from './spin.ts'
import { useFrames } from './use-frames.ts'
import './wheel.css'

const size = 200
const [outer, inner, hub] = [0.82 * size, 0.5 * size, 0.3 * size]
const half = Math.PI / wheelOrder.length

const point = (radius: number, angle: number): string =>
  `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`

/** A pocket around the top; it is turned to its place. */
const pocketPath = `M${point(outer, -half)}A${outer} ${outer} 0 0 1 ${point(outer, half)}L${point(inner, half)}A${inner} ${inner} 0 0 0 ${point(inner, -half)}Z`

const diamonds = [22, 67, 112, 157, 202, 247, 292, 337]
const spokes = [0, 45, 90, 135]

/** The turning part: pockets, numbers and the cross in the middle. */
function Rotor() {
  return (
    <>
      {wheelOrder.map((number) => (
        <g key={number} transform={`rotate(${pocketAngle(number)})`}>
          <path d={pocketPath} className="wheel-pocket" data-colour={colourOf(number)} />
          <text y={-0.72 * size} textAnchor="middle" className="wheel-number">
            {number}
          </text>
        </g>
      ))}
      <circle r={0.62 * size} className="wheel-ring" />
      <circle r={inner} className="wheel-cone" />
      {spokes.map((angle) => (
        <rect
          key={angle}
          x={-4}
          y={-hub}
          width={8}
          height={2 * hub}
          rx={4}
          className="wheel-spoke"
          transform={`rotate(${angle})`}
        />
      ))}
      <circle r={0.1 * size} className="wheel-hub" />
    </>
  )
}

interface WheelProps {
  draw: ShownDraw | null
  isSpinning: boolean
}

/** The wheel with its ball: both end where the number that was drawn says. */
export function Wheel({ draw, isSpinning }: WheelProps) {
  const t = useText()
  const rotor = useRef<SVGGElement>(null)
  const ball = useRef<SVGGElement>(null)
  useFrames(isSpinning, () => {
    if (draw === null) return
    const part = isSpinning ? (serverNow() - draw.drawsAt) / spinMs : 1
    const at = spinAt(draw.numbers[0] ?? 0, draw.number, part)
    rotor.current?.setAttribute('transform', `rotate(${at.wheel})`)
    ball.current?.setAttribute('transform', `rotate(${at.ball}) translate(0 ${-at.radius * size})`)
  })
  const wheel = useRef<SVGSVGElement>(null)
  useEffect(() => {
    // On a phone the cloth may have been scrolled over it.
    if (isSpinning) wheel.current?.scrollIntoView?.({ block: 'nearest', behavior: 'smooth' })
  }, [isSpinning])
  // A key of the draw: a new number moves the ball though no frame is wanted.
  return (
    <svg
      ref={wheel}
      key={isSpinning ? 'spinning' : `resting ${draw?.id}`}
      viewBox="-216 -216 432 432"
      className="wheel"
      role="img"
      aria-label={
        draw === null || isSpinning
          ? t(words.wheel)
          : t(words.ballAt, { number: draw.numbers[0] ?? 0 })
      }
    >
      <defs>
        <radialGradient id="wheel-wood" cx="50%" cy="35%" r="75%">
          <stop offset="0%" stopColor="#8a5a30" />
          <stop offset="70%" stopColor="#4f2d15" />
          <stop offset="100%" stopColor="#2a160a" />
        </radialGradient>
        <radialGradient id="wheel-cone" cx="45%" cy="38%" r="70%">
          <stop offset="0%" stopColor="#a8743f" />
          <stop offset="100%" stopColor="#3a2010" />
        </radialGradient>
        <radialGradient id="wheel-ball" cx="35%" cy="30%" r="70%">
          <stop offset="0%" stopColor="#ffffff" />
          <stop offset="100%" stopColor="#b9bec8" />
        </radialGradient>
      </defs>
      <circle r="214" className="wheel-rim" />
      <circle r="202" fill="url(#wheel-wood)" />
      <circle r={0.93 * size} className="wheel-track" />
      {diamonds.map((angle) => (
        <path
          key={angle}
          d="M0 -7L4 0L0 7L-4 0Z"
          className="wheel-diamond"
          transform={`rotate(${angle}) translate(0 -174)`}
        />
      ))}
      <g ref={rotor}>
        <Rotor />
      </g>
      <g ref={ball} opacity={draw === null ? 0 : 1}>
        <circle r="8" fill="url(#wheel-ball)" className="wheel-ball" />
      </g>
    </svg>
  )
}
