import type { ReactNode } from 'react'
import type { TimelineEvent } from '@xinghe/contract/sports-live.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import type { MatchHead } from '../../book/book-match.ts'
import { eventWords } from '../course/event-words.ts'
import { fieldState, type FieldState } from '../course/field-state.ts'
import { eventText as words } from '../../words/match-messages.ts'
import { ArenaGround } from './ArenaGround.tsx'
import { DiamondGround } from './DiamondGround.tsx'
import { GrassGround } from './GrassGround.tsx'
import { HallGround } from './HallGround.tsx'
import { IceGround } from './IceGround.tsx'
import { NetGround } from './NetGround.tsx'
import { SnookerGround } from './SnookerGround.tsx'

/** The ground, by the points of the running set. */
type Ground = (points: number) => ReactNode

interface Drawn {
  readonly ground: Ground
  readonly ball: string
  /** Where the ball is when home has it, when away has it, and when nobody has. */
  readonly places: readonly [
    home: readonly [x: number, y: number],
    away: readonly [x: number, y: number],
    none: readonly [x: number, y: number],
  ]
  /** Whether the side that has the ball runs with it towards the other. */
  readonly attacks: boolean
  /** The foot of the large numbers, where nothing else is drawn. */
  readonly pointsY: number
}

/** Home plays to the right. */
const attack = (ground: Ground, ball = '#ffffff'): Drawn => ({
  ground,
  ball,
  places: [
    [238, 75],
    [62, 75],
    [150, 75],
  ],
  attacks: true,
  pointsY: 87,
})

/** Home has the left end. */
const serve = (ground: Ground, ball: string, inset: number, pointsY = 87): Drawn => ({
  ground,
  ball,
  places: [
    [inset, 98],
    [300 - inset, 52],
    [150, 75],
  ],
  attacks: false,
  pointsY,
})

const football = attack(() => <GrassGround sport="football" />)

const drawn: Readonly<Record<string, Drawn>> = {
  football,
  'virtual-football': football,
  'american-football': attack(() => <GrassGround sport="american-football" />, '#b5672f'),
  rugby: attack(() => <GrassGround sport="rugby" />),
  basketball: attack(() => <HallGround sport="basketball" />, '#f08a3c'),
  handball: attack(() => <HallGround sport="handball" />, '#f2e04b'),
  'ice-hockey': attack(() => <IceGround />, '#111418'),
  esports: attack(() => <ArenaGround />),
  tennis: serve(() => <NetGround sport="tennis" />, '#dff04a', 36),
  badminton: serve(() => <NetGround sport="badminton" />, '#ffffff', 52),
  volleyball: serve(() => <NetGround sport="volleyball" />, '#ffffff', 40),
  'table-tennis': serve(() => <NetGround sport="table-tennis" />, '#ffffff', 58),
  snooker: serve((points) => <SnookerGround points={points} />, '#ffffff', 60, 56),
  baseball: {
    ground: () => <DiamondGround />,
    ball: '#ffffff',
    places: [
      [150, 118],
      [150, 118],
      [150, 90],
    ],
    attacks: false,
    pointsY: 87,
  },
}

function Ball({ look, side }: { look: Drawn; side: FieldState['side'] }) {
  const [x, y] = look.places[side === 'H' ? 0 : side === 'C' ? 1 : 2]
  return (
    <g
      className="transition-transform duration-200"
      style={{ transform: `translate(${x}px, ${y}px)` }}
    >
      {look.attacks && side !== null && (
        <path
          d={side === 'H' ? 'M-60 -22 0 0 -60 22z' : 'M60 -22 0 0 60 22z'}
          fill="#ffffff"
          fillOpacity="0.22"
        />
      )}
      <circle r="5" fill={look.ball} stroke="#0a1735" strokeWidth="1.2" />
    </g>
  )
}

/** The points of the set or frame, large on the half of each side. */
function Points({ points: [home, away], y }: { points: readonly [string, string]; y: number }) {
  return (
    <g
      textAnchor="middle"
      fontSize="34"
      fontWeight="700"
      fill="#ffffff"
      fillOpacity="0.92"
      stroke="#0a1735"
      strokeOpacity="0.35"
      strokeWidth="3"
      paintOrder="stroke"
      className="font-num"
    >
      <text x="104" y={y}>
        {home}
      </text>
      <text x="196" y={y}>
        {away}
      </text>
    </g>
  )
}

type FieldProps = { head: MatchHead; events: readonly TimelineEvent[] }

/** The field of the sport, with the ball where it is and what has just happened. */
export function Field({ head, events }: FieldProps) {
  const t = useText()
  const look = drawn[head.discipline]
  if (look === undefined) return null
  const { side, last, points } = fieldState(head, events)
  const event = last === null ? '' : eventWords(head, last, t)
  const team = last?.side === 'H' ? head.home : last?.side === 'C' ? head.away : ''
  return (
    <div className="relative">
      <svg viewBox="0 0 300 150" className="block w-full" aria-hidden>
        {look.ground(head.set === null ? 0 : head.set.home + head.set.away)}
        {points !== null && <Points points={points} y={look.pointsY} />}
        <Ball look={look} side={side} />
      </svg>
      {event !== '' && (
        <p className="absolute inset-x-2 top-1.5 flex justify-center">
          <span className="truncate rounded-full bg-[#0a1735]/80 px-2.5 py-0.5 text-12 text-[#ffffff]">
            {team === '' ? event : t(words.of, { team, event })}
          </span>
        </p>
      )}
    </div>
  )
}
