import { derivedMarks, type DerivedRoad } from './derived-roads.ts'
import type { RoadRound, RoadSide } from './road-round.ts'

/** The next mark of each derived road; null where it has not begun. */
export type AskedRoads = Readonly<Record<DerivedRoad, RoadSide | null>>

/** 问路: what the derived roads would add if the next round went to a side. */
export const askRoads = (rounds: readonly RoadRound[], side: RoadSide): AskedRoads => {
  const asked = [...rounds, { side, redPair: false, bluePair: false }]
  const next = (road: DerivedRoad): RoadSide | null => derivedMarks(asked, road).at(-1) ?? null
  return { eye: next('eye'), small: next('small'), roach: next('roach') }
}
