import { expect, it } from 'vitest'
import { dayMs, hourMs, instant, later } from '../base/instant.ts'
import { isTold, maskPlayer, multipleText } from './winner.ts'

const now = instant(Date.UTC(2026, 10, 16, 12))
const terms = { leastNet: 500_00n, hours: 24 }

it.each([
  ['499.99', 499_99n, false],
  ['500.00', 500_00n, true],
])('goes by the net win, not by the payout: %s', (_, net, told) => {
  for (const stake of [1_00n, 1_000_00n])
    expect(isTold({ stake, payout: stake + net, at: now }, terms, now)).toBe(told)
})

it('tells of a win for 24 hours sharp', () => {
  const win = { stake: 100_00n, payout: 600_00n, at: now }
  expect(isTold(win, terms, later(now, dayMs))).toBe(true)
  expect(isTold(win, terms, later(now, dayMs + 1))).toBe(false)
})

it('goes by the terms of the operator', () => {
  const win = { stake: 100_00n, payout: 300_00n, at: now }
  expect(isTold(win, terms, now)).toBe(false)
  expect(isTold(win, { ...terms, leastNet: 200_00n }, now)).toBe(true)
  expect(isTold(win, { leastNet: 200_00n, hours: 1 }, later(now, hourMs + 1))).toBe(false)
})

it('cuts the multiple to one decimal', () => {
  expect(multipleText(100n, 6_000n)).toBe('60')
  expect(multipleText(300n, 10_000n)).toBe('33.3')
})

it.each([
  ['demo01', 'd***1'],
  ['ab', 'a***'],
  ['', '***'],
  ['verylongname', 'v***e'],
])('hides all of %s but its ends', (name, masked) => {
  expect(maskPlayer(name)).toBe(masked)
})
