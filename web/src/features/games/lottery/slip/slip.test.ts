import { expect, it } from 'vitest'
import { emptySlip, slipReducer, stakedLines, sumsOf, type Slip, type SlipLine } from './slip.ts'

const line = (pick: string, price = 196): SlipLine => ({
  key: `size ${pick}`,
  play: 'size',
  pick,
  price,
})
const toggled = (slip: Slip, ...lines: SlipLine[]): Slip =>
  lines.reduce((now, one) => slipReducer(now, { type: 'toggled', line: one }), slip)

const cap = 432_000_000n

it('puts a pick on the slip and takes it off again', () => {
  const two = toggled(emptySlip, line('big'), line('small'))
  expect(two.lines.map(({ pick }) => pick)).toEqual(['big', 'small'])
  expect(toggled(two, line('big')).lines.map(({ pick }) => pick)).toEqual(['small'])
})

it('takes no more than a hundred lines', () => {
  const many = Array.from({ length: 101 }, (_, at) => line(String(at)))
  expect(toggled(emptySlip, ...many).lines).toHaveLength(100)
})

it('sums one stake for all, or stakes apart', () => {
  const two = toggled(emptySlip, line('big'), line('small', 980))
  expect(sumsOf(stakedLines(two, cap))).toEqual({
    total: 2_000n,
    mostPayout: 9_800n,
    isReady: true,
  })
  const apart = slipReducer(slipReducer(two, { type: 'mode', mode: 'apart' }), {
    type: 'typed',
    key: 'size big',
    text: '50',
  })
  expect(sumsOf(stakedLines(apart, cap)).total).toBe(6_000n)
})

it('is not ready with a stake that the rules refuse', () => {
  const slip = toggled(emptySlip, line('big', 9_800_000))
  const staked = (text: string) => stakedLines(slipReducer(slip, { type: 'typed', text }), cap)[0]
  expect(staked('44')?.fault).toBeNull()
  expect(staked('45')?.fault).toBe('stake-too-high')
  expect(staked('1.50')?.fault).toBe('stake-not-whole')
  expect(staked('0')?.fault).toBe('stake-too-low')
  expect(staked('x')?.stake).toBeNull()
  expect(sumsOf(stakedLines(slipReducer(slip, { type: 'typed', text: '' }), cap)).isReady).toBe(
    false,
  )
})
