import { disciplines } from '@xinghe/rules/sports/feed/discipline.ts'
import { isTickDiscipline } from '@xinghe/rules/sports/feed/tick-rules.ts'
import { periodClock } from '@xinghe/rules/sports/period-clock.ts'
import { describe, expect, it } from 'vitest'
import { tickModel } from './tick-model.ts'

describe('a sport in turns', () => {
  it.each(disciplines.filter(isTickDiscipline))(
    '%s plays the stoppages of its clock',
    (discipline) => {
      const { periodSeconds, extra, overtime } = tickModel(discipline)
      const clock = periodClock(discipline)
      if (clock !== undefined) expect(clock.matchSeconds).toBe(periodSeconds)
      expect(extra !== null).toBe(overtime)
    },
  )
})
