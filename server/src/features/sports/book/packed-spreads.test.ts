import { expect, it } from 'vitest'
import { packSpreads, spreadIn } from './packed-spreads.ts'

const margin = { group: 'handicap/full/score', low: -2, masses: [1, 200_000, 799_999] }
const total = { group: 'total/full/score', low: 0, masses: [1_000_000] }

it('returns each spread as it was packed, and null for another group', () => {
  const packed = packSpreads([margin, total])
  expect(spreadIn(packed, margin.group)).toEqual(margin)
  expect(spreadIn(packed, total.group)).toEqual(total)
  expect(spreadIn(packed, 'total/half/score')).toBeNull()
  expect(spreadIn(packSpreads([]), total.group)).toBeNull()
})

it('shares the names of the groups between matches', () => {
  const [one, other] = [packSpreads([margin, total]), packSpreads([{ ...margin, low: 3 }, total])]
  expect(other.groups).toBe(one.groups)
  expect(other.numbers).not.toBe(one.numbers)
})
