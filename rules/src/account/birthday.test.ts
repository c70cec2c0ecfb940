import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayMs, instant, siteDay } from '../base/instant.ts'
import { checkBirthday } from './birthday.ts'

/** Noon of that day in GMT+8. */
const noon = (day: string) => instant(Date.parse(`${day}T12:00:00+08:00`))
const today = noon('2026-11-15')
const verdict = (day: string, now = today): string => {
  const checked = checkBirthday(day, now)
  return checked.ok ? 'ok' : checked.reason
}

describe('checkBirthday', () => {
  it('takes the eighteenth birthday and refuses the day before it', () => {
    expect(verdict('2008-11-15')).toBe('ok')
    expect(verdict('2008-11-16')).toBe('birthday-underage')
  })

  it('turns over at midnight in GMT+8', () => {
    expect(verdict('2008-11-15', instant(Date.parse('2026-11-14T15:59:59Z')))).not.toBe('ok')
    expect(verdict('2008-11-15', instant(Date.parse('2026-11-14T16:00:00Z')))).toBe('ok')
  })

  it('lets a child of 29 February grow up on 1 March', () => {
    expect(verdict('2008-02-29', noon('2026-02-28'))).toBe('birthday-underage')
    expect(verdict('2008-02-29', noon('2026-03-01'))).toBe('ok')
  })

  it.each(['', '2007-02-29', '2000-13-01', '2000-1-1', '20000101', '1906-11-14', '2026-11-16'])(
    'knows no birthday "%s"',
    (day) => expect(verdict(day)).toBe('birthday-shape'),
  )

  it('takes nobody younger than eighteen years, on any day', () => {
    fc.assert(
      fc.property(fc.nat(40_000), fc.nat(40_000), (nowDay, bornDay) => {
        const now = instant(nowDay * dayMs)
        const born = siteDay(instant(bornDay * dayMs))
        const [year, rest] = [Number(born.slice(0, 4)), born.slice(4)]
        if (checkBirthday(born, now).ok) expect(`${year + 18}${rest}` <= siteDay(now)).toBe(true)
      }),
    )
  })
})
