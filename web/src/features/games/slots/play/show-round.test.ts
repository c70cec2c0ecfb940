import { seededRng } from '@xinghe/rules/base/rng.ts'
import { machines } from '@xinghe/rules/games/slots/machines/machines.ts'
import { drawRound, tellRound } from '@xinghe/rules/games/slots/round.ts'
import { expect, it } from 'vitest'
import type { SlotScene } from '../scene/slot-scene.ts'
import { payInFen, showRound } from './show-round.ts'

const fakeScene = (log: string[]): SlotScene => ({
  view: undefined as never,
  still: false,
  painted: Promise.resolve(),
  resize: () => undefined,
  tick: () => true,
  destroy: () => undefined,
  turn: () => log.push('turn'),
  land: (spin) => {
    log.push(`land ${spin.stops.join(' ')}`)
    return Promise.resolve()
  },
  showWins: () => undefined,
  clearWins: () => undefined,
  setFree: (free) => log.push(free ? 'free' : 'base'),
  celebrate: () => undefined,
})

const feature = () => {
  const rng = seededRng(3)
  for (;;) {
    const draws = drawRound(machines.KOI, rng)
    if (draws.freeStops.length > 0) return { draws, round: tellRound(machines.KOI, draws) }
  }
}

it('shows each free spin in the order of drawing and ends with the payout', async () => {
  const { draws, round } = feature()
  const log: string[] = []
  const totals: bigint[] = []
  await showRound(
    fakeScene(log),
    {
      machine: machines.KOI,
      round,
      stake: 200n,
      wait: () => Promise.resolve(),
      watched: () => true,
    },
    {
      onSpinShown: (_spin, total) => totals.push(total),
      onFeature: (count) => log.push(`feature ${count}`),
      onFreeSpin: () => undefined,
    },
  )
  expect(log).toEqual([
    `land ${draws.stops.join(' ')}`,
    `feature ${draws.freeStops.length}`,
    'free',
    ...draws.freeStops.flatMap((stops) => ['turn', `land ${stops.join(' ')}`]),
    'base',
  ])
  expect(totals.at(-1)).toBe(payInFen(machines.KOI, 200n, round.pay))
  expect(totals).toHaveLength(draws.freeStops.length + 1)
})

it('stops where the page was left', async () => {
  const { round } = feature()
  const log: string[] = []
  await showRound(
    fakeScene(log),
    {
      machine: machines.KOI,
      round,
      stake: 100n,
      wait: () => Promise.resolve(),
      watched: () => false,
    },
    {
      onSpinShown: () => log.push('told'),
      onFeature: () => undefined,
      onFreeSpin: () => undefined,
    },
  )
  expect(log).toHaveLength(1)
})
