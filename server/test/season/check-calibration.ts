import { calibrate } from '@xinghe/world/checks/calibrate.ts'

// By chance alone one cell in 150,000 lies beyond 4.5 standard errors; there are some 2,000.
const standardErrors = 4.5
/** Of errors that are sampling alone the mean square is 1. */
const meanSquareMost = 1.15

export interface CalibrationReport {
  readonly matches: number
  readonly cells: number
  readonly furthest: number
  readonly meanSquare: number
  readonly faults: readonly string[]
}

/** Whether outcomes happen as often as the world prices them, over so many matches of all sports. */
export const checkCalibration = (matches: number): CalibrationReport => {
  const cells = calibrate(matches)
  const far = cells.filter(({ deviations }) => Math.abs(deviations) > standardErrors)
  const meanSquare = cells.reduce((sum, { deviations }) => sum + deviations ** 2, 0) / cells.length
  return {
    matches,
    cells: cells.length,
    furthest: Math.max(...cells.map(({ deviations }) => Math.abs(deviations))),
    meanSquare,
    faults: [
      ...far.map((cell) => `${cell.discipline} ${cell.code} is off by ${cell.deviations} errors`),
      ...(meanSquare > meanSquareMost ? [`the mean square of the errors is ${meanSquare}`] : []),
    ],
  }
}
