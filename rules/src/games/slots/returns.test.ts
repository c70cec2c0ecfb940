import { describe, expect, it } from 'vitest'
import { spreadOf } from '../../../long/slot-combinations.ts'
import { machines } from './machines/machines.ts'
import { baseReturn, returns } from './returns.ts'

const published = [
  ['GEM', 'base game', '13219/13824'],
  ['GEM', 'with pools (+3/200)', '335659/345600'],
  ['KOI', 'base game', '33456501776431/35184372088832'],
  ['KOI', 'with pools (+3/200)', '849606683944087/879609302220800'],
  ['FLY', 'base game', '5351544101587167/5629499534213120'],
  ['FLY', 'with pools (+3/200)', '27179932973001819/28147497671065600'],
  ['DRG', 'base game', '1841309776/1937102445'],
  ['DRG', 'with pools (+3/200)', '74814652507/77484097800'],
]

describe('returns of the slots', () => {
  it('are the published fractions', () => {
    const computed = returns().map(({ game, bet, value }) => [
      game,
      bet,
      `${value.top}/${value.bottom}`,
    ])
    expect(computed).toEqual(published)
  })

  it.each(Object.values(machines))('change with a single pay of $code', (machine) => {
    const pays = {
      ...machine.pays,
      E: (machine.pays['E'] ?? []).map((pay, run) => (run === 3 ? pay + 1 : pay)),
    }
    expect(baseReturn({ ...machine, pays })).not.toEqual(baseReturn(machine))
  })

  it('of the gems equal a count of all combinations, written apart', () => {
    const { top, bottom, deviation, most } = spreadOf(machines.GEM)
    const exact = baseReturn(machines.GEM)
    expect(top * exact.bottom).toBe(exact.top * bottom)
    expect(deviation).toBeCloseTo(2.5, 1)
    expect(most).toBe(machines.GEM.maxPay)
  })
})
