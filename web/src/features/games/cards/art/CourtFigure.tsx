import { SuitSign } from './SuitSign.tsx'

interface CourtFigureProps {
  /** 11 jack, 12 queen, 13 king. */
  rank: number
  suit: number
  colour: string
}

const gold = '#d6a437'
const skin = '#f4dcc0'
const hairs: Readonly<Record<number, string>> = { 11: '#8a5a2b', 12: '#5b3216', 13: '#6d6258' }

const hairPaths: Readonly<Record<number, string>> = {
  11: 'M48 50Q46 62 49 66L53 62V46H67V62L71 66Q74 62 72 50Q70 40 60 40T48 50Z',
  12: 'M47 50Q42 66 46 74L53 70V46H67V70L74 74Q78 66 73 50Q71 38 60 38T47 50Z',
  13: 'M48 48Q47 60 51 62V46H69V62Q73 60 72 48Q70 39 60 39T48 48Z',
}

const crownPaths: Readonly<Record<number, string>> = {
  11: 'M46 42Q47 33 60 32Q72 32 75 40Q66 37 46 42ZM70 34Q80 26 83 33Q79 33 74 38Z',
  12: 'M48 41Q46 34 49 32Q53 33 54 37Q56 30 60 29Q64 30 66 37Q67 33 71 32Q74 34 72 41Q60 38 48 41Z',
  13: 'M47 42L45 30L53 36L60 27L67 36L75 30L73 42Q60 39 47 42Z',
}

/** What each carries: a halberd, a flower, a sword. */
const burdenPaths: Readonly<Record<number, string>> = {
  11: 'M37 84V38M33 44Q37 34 41 44Q37 47 33 44Z',
  12: 'M38 84V58M38 58Q32 56 33 50Q38 50 38 55Q38 49 43 50Q44 56 38 58Z',
  13: 'M38 84V36M33 70H43',
}

function Bust({ rank, suit, colour }: CourtFigureProps) {
  return (
    <g strokeLinejoin="round">
      <path d="M33 84V74Q44 62 60 62T87 74V84Z" fill={colour} />
      <path d="M50 64L60 84L70 64Q60 60 50 64Z" fill={gold} />
      <path d="M54 64L60 78L66 64Z" fill="#fdfaf0" />
      <path d="M33 79H52M68 79H87" stroke={gold} strokeWidth="2.4" />
      <path d={burdenPaths[rank]} fill={gold} stroke={gold} strokeWidth="2" strokeLinecap="round" />
      <path d={hairPaths[rank]} fill={hairs[rank]} />
      <path d="M51 46Q60 42 69 46V54Q68 65 60 66T51 54Z" fill={skin} />
      {rank === 13 && (
        <path d="M51 54Q53 60 60 58Q67 60 69 54Q70 70 60 73T51 54Z" fill={hairs[13]} />
      )}
      <path d={crownPaths[rank]} fill={gold} stroke="#8a6415" strokeWidth="0.8" />
      <path
        d="M55 51.5h2.6M62.4 51.5H65"
        stroke="#2b2118"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
      <path
        d={rank === 13 ? 'M57.6 61.4h4.8' : 'M57.4 60.6Q60 62.4 62.6 60.6'}
        fill="none"
        stroke="#b4503f"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
      <g fill={colour}>
        <SuitSign suit={suit} x={80} y={50} size={7} />
      </g>
    </g>
  )
}

/** A court card's picture: the same bust above and, on its head, below. */
export function CourtFigure(props: CourtFigureProps) {
  return (
    <g>
      <rect x="30" y="26" width="60" height="116" rx="4" fill="#fbf3dc" stroke={gold} />
      <Bust {...props} />
      <g transform="rotate(180 60 84)">
        <Bust {...props} />
      </g>
      <path d="M30 84H90" stroke={gold} strokeWidth="1.6" />
    </g>
  )
}
