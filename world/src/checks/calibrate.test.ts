import { expect, it } from 'vitest'
import { calibrate } from './calibrate.ts'

// About 1,400 cells are tested. By chance alone one in 150,000 lies beyond 4.5 standard errors.
const standardErrors = 4.5

it('sees outcomes happen as often as they were priced, over 2,000 matches of all sports', () => {
  const cells = calibrate(2_000)
  expect(cells.length).toBeGreaterThan(800)
  expect(cells.filter(({ deviations }) => Math.abs(deviations) > standardErrors)).toEqual([])
  const square = cells.reduce((sum, { deviations }) => sum + deviations ** 2, 0) / cells.length
  // A systematic error would move the mean square away from 1 long before a single cell stands out.
  expect(square).toBeLessThan(1.25)
})
