import { spin } from '@xinghe/contract/games-play.ts'
import { seededRng } from '@xinghe/rules/base/rng.ts'
import { machines } from '@xinghe/rules/games/slots/machines/machines.ts'
import { drawRound } from '@xinghe/rules/games/slots/round.ts'
import type { Page } from '@playwright/test'
import { patienceMs, type StagedGame } from './stage-page.ts'

const spins = 6
const at = new Date(0).toISOString()
const rng = seededRng(1)

const spun = () => ({
  round: {
    roundId: 'XG1',
    gameCode: 'KOI',
    version: 1,
    state: 'settled',
    stake: '1.00',
    risk: '1.00',
    payout: '0.00',
    placedAt: at,
    settledAt: at,
    pools: [],
    choice: null,
    actions: [],
    view: { ...drawRound(machines.KOI, rng), freeStops: [] },
    nonce: 0,
  },
  balance: '1000.00',
  readyAt: at,
})

const button = (page: Page) => page.getByRole('button', { name: '旋转', exact: true })

export const stagedSlots: StagedGame = {
  code: 'KOI',
  channel: 'XHDZ',
  label: 'reels',
  answers: { [spin.path]: spun },
  // A press is possible once the reels are painted.
  ready: (page) => button(page).click({ trial: true, timeout: patienceMs }),
  async play(page) {
    for (let count = 0; count < spins; count += 1) {
      await button(page).click({ timeout: patienceMs })
      await page.getByRole('button', { name: '旋转中' }).waitFor({ timeout: patienceMs })
      await button(page).waitFor({ timeout: patienceMs })
    }
  },
}
