import type { BigRoadCell } from '@xinghe/rules/games/tables/roads/big-road.ts'
import type { DerivedRoad } from '@xinghe/rules/games/tables/roads/derived-roads.ts'
import type { RoadRound, RoadSide } from '@xinghe/rules/games/tables/roads/road-round.ts'

/** Pairs are dots: red at the top left, blue at the bottom right. */
function Pairs({ redPair, bluePair }: Pick<RoadRound, 'redPair' | 'bluePair'>) {
  return (
    <>
      {redPair && <circle cx="0.17" cy="0.17" r="0.13" fill="#c8232c" className="road-pair" />}
      {bluePair && <circle cx="0.83" cy="0.83" r="0.13" fill="#1757c8" className="road-pair" />}
    </>
  )
}

export function BeadMark({ round, letter }: { round: RoadRound; letter: string }) {
  return (
    <g className={`road-${round.side}`}>
      <circle cx="0.5" cy="0.5" r="0.43" className="road-bead" />
      <text x="0.5" y="0.7" className="road-bead-text">
        {letter}
      </text>
      <Pairs {...round} />
    </g>
  )
}

export function BigMark({ cell }: { cell: BigRoadCell }) {
  return (
    <g className={cell.side === null ? undefined : `road-${cell.side}`}>
      {cell.side !== null && <circle cx="0.5" cy="0.5" r="0.36" className="road-ring" />}
      {cell.ties > 0 && <path d="M0.2 0.8L0.8 0.2" className="road-tie-slash" />}
      {cell.ties > 1 && (
        <text x="0.5" y="0.65" className="road-tie-count">
          {cell.ties}
        </text>
      )}
      <Pairs {...cell} />
    </g>
  )
}

/** 大眼仔 are rings, 小路 dots, 曱甴路 strokes. */
export function DerivedMark({ road, side }: { road: DerivedRoad; side: RoadSide }) {
  return (
    <g className={`road-${side}`}>
      {road === 'eye' && <circle cx="0.5" cy="0.5" r="0.34" className="road-ring" />}
      {road === 'small' && <circle cx="0.5" cy="0.5" r="0.38" className="road-dot" />}
      {road === 'roach' && <path d="M0.2 0.8L0.8 0.2" className="road-slash" />}
    </g>
  )
}
