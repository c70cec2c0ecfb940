import { expect, it } from 'vitest'
import {
  chipsReducer,
  laidOf,
  noChips,
  summed,
  totalOf,
  type ChipAction,
  type Laid,
} from './chips.ts'

const on = (play: string, amount: bigint, pick = ''): Laid => ({ play, pick, amount })
const after = (...actions: ChipAction[]) => actions.reduce(chipsReducer, noChips)
const put = (laid: Laid): ChipAction => ({ type: 'put', laid })

it('adds chips on a spot, in the order of the spots', () => {
  const chips = after(put(on('banker', 10n)), put(on('tie', 5n)), put(on('banker', 10n)))
  expect(laidOf(chips)).toEqual([on('banker', 20n), on('tie', 5n)])
  expect(totalOf(laidOf(chips))).toBe(25n)
})

it('tells spots of one play apart', () => {
  expect(summed([on('straight', 1n, '1'), on('straight', 1n, '11')])).toHaveLength(2)
})

it('takes back one press at a time, a doubling and a repetition whole', () => {
  const doubled = after(put(on('banker', 10n)), put(on('tie', 5n)), { type: 'double' })
  expect(laidOf(doubled)).toEqual([on('banker', 20n), on('tie', 10n)])
  expect(laidOf(chipsReducer(doubled, { type: 'undo' }))).toEqual([
    on('banker', 10n),
    on('tie', 5n),
  ])
  const repeated = after({ type: 'repeat', laid: [on('player', 30n), on('tie', 5n)] })
  expect(laidOf(repeated)).toHaveLength(2)
  expect(chipsReducer(repeated, { type: 'undo' })).toEqual(noChips)
})

it('has nothing to double, repeat or undo on an empty felt', () => {
  expect(after({ type: 'double' }, { type: 'repeat', laid: [] }, { type: 'undo' })).toEqual(noChips)
})

it('is empty once cleared', () => {
  expect(after(put(on('banker', 10n)), { type: 'clear' })).toEqual(noChips)
})
