import { expect, it } from 'vitest'
import { instant } from '@xinghe/rules/base/instant.ts'
import { settingShapes } from '../platform/settings/schema.ts'
import { gameFacts } from './game-facts.ts'

const factsOf = gameFacts({ settings: { get: (name) => settingShapes[name].fallback as never } })
const now = instant(Date.UTC(2026, 10, 16))

it.each([
  ['GEM', '97.12', 'low', 50_000n],
  ['KOI', '96.58', 'medium', 50_000n],
  ['FLY', '96.56', 'medium-high', 50_000n],
  ['DRG', '96.55', 'high', 10_000n],
] as const)('lists %s with its pools, cut to two decimals', (code, rtp, volatility, max) => {
  expect(factsOf(code, now)).toEqual({
    rtp: { low: rtp, high: rtp },
    volatility,
    stake: { min: 100n, max },
  })
})

it('lists a lottery with the limits of its rules', () => {
  expect(factsOf('K3', now)).toMatchObject({
    volatility: null,
    stake: { min: 100n, max: 2_000_000n },
  })
})

it('knows no figures of the esports', () => {
  expect(factsOf('ES', now)).toEqual({ rtp: null, volatility: null, stake: null })
})
