import { expect, it } from 'vitest'
import { instant, later, minuteMs } from '../base/instant.ts'
import { nextRealityCheck, sessionTimeEnds } from './session-time.ts'

const made = instant(1_800_000_000_000)
const after = (minutes: number) => later(made, minutes * minuteMs)

it('ends a login so many minutes after it began, and never without a limit', () => {
  expect(sessionTimeEnds(made, 30)).toBe(after(30))
  expect(sessionTimeEnds(made, null)).toBeNull()
})

it('checks reality at whole intervals since the login, also after a reload', () => {
  expect(nextRealityCheck(made, 60, made)).toBe(after(60))
  expect(nextRealityCheck(made, 60, after(59))).toBe(after(60))
  expect(nextRealityCheck(made, 60, after(60))).toBe(after(120))
  expect(nextRealityCheck(made, 60, after(200))).toBe(after(240))
})

it('waits a whole interval where a clock is behind the login', () => {
  expect(nextRealityCheck(made, 60, later(made, -minuteMs))).toBe(after(60))
})
