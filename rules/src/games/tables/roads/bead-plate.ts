import type { Place } from './lay-out.ts'
import { roadRows, type RoadRound } from './road-round.ts'

/** 珠盘路: every round, ties too, down one column after another. */
export const beadPlate = (rounds: readonly RoadRound[]): (RoadRound & Place)[] =>
  rounds.map((round, at) => ({ ...round, column: Math.floor(at / roadRows), row: at % roadRows }))
