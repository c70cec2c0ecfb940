import type { Page } from '@playwright/test'
import { launch, venueBalance } from '@xinghe/contract/lobby-venues.ts'
import { succeeded } from '@xinghe/contract/envelope.ts'
import { readFair } from '@xinghe/contract/games-fair.ts'
import { openGame, spin } from '@xinghe/contract/games-play.ts'
import { seededRng } from '@xinghe/rules/base/rng.ts'
import { machines } from '@xinghe/rules/games/slots/machines/machines.ts'
import { drawRound } from '@xinghe/rules/games/slots/round.ts'
import { buildWeb } from '../tools/web-build.ts'
import { startBenchSite, type BenchSite } from './bench-site.ts'
import type { Bench, Figure } from './bench.ts'
import { measureMain } from './board-measure.ts'
import { logInBettor, openBrowser, type LoggedIn } from './board-page.ts'
import { weighStage } from './stage-weight.ts'

const root = new URL('..', import.meta.url).pathname
const patienceMs = 120_000
/** A middling phone against this machine. */
const slowdown = 4
const spins = 6

const at = new Date(0).toISOString()
const opened = {
  gameCode: 'KOI',
  channelCode: 'XHDZ',
  version: 1,
  stakes: ['1.00'],
  maxPayout: '4259.30',
  balance: '1000.00',
  readyAt: null,
  fair: null,
  openHand: null,
  otherHands: [],
  rounds: [],
  session: { net: '0.00', since: at },
}

const fairness = {
  commit: 'a'.repeat(64),
  nextCommit: 'b'.repeat(64),
  clientSeed: 'bench',
  nonce: 0,
  revealed: [],
}

/** Rounds of the bench in place of the server's: the stage is measured, not the wire. */
const answerGames = async (page: Page): Promise<void> => {
  const rng = seededRng(1)
  const answers: Record<string, () => unknown> = {
    [openGame.path]: () => opened,
    [readFair.path]: () => fairness,
    [launch.path]: () => ({ channelCode: 'XHDZ', url: '', key: null, uid: 'u1' }),
    [venueBalance.path]: () => ({ channelCode: 'XHDZ', balance: '1000.00' }),
    [spin.path]: () => {
      const round = {
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
      }
      return { round, balance: '1000.00', readyAt: at }
    },
  }
  for (const [path, answer] of Object.entries(answers)) {
    await page.route(`**${path}`, (route) => route.fulfill({ json: succeeded(answer()) }))
  }
}

const spinSome = async (page: Page): Promise<void> => {
  const button = page.getByRole('button', { name: '旋转', exact: true })
  for (let count = 0; count < spins; count += 1) {
    await button.click({ timeout: patienceMs })
    await page.getByRole('button', { name: '旋转中' }).waitFor({ timeout: patienceMs })
    await button.waitFor({ timeout: patienceMs })
  }
}

interface FrameCounter {
  stageFrames?: number
}

const countFrames = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const counter = globalThis as FrameCounter
    const count = (): void => {
      counter.stageFrames = (counter.stageFrames ?? 0) + 1
      requestAnimationFrame(count)
    }
    requestAnimationFrame(count)
  })

const framesOf = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as FrameCounter).stageFrames ?? 0)

const play = async (site: BenchSite, loggedIn: LoggedIn): Promise<Figure[]> => {
  const browser = await openBrowser()
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    await context.addInitScript((kept) => Object.assign(localStorage, kept), loggedIn)
    const page = await context.newPage()
    await answerGames(page)
    await page.goto(`${site.address}/pg/game?g=KOI`, { timeout: patienceMs })
    await page.locator('canvas').first().waitFor({ timeout: patienceMs })
    // A press is possible once the reels are painted.
    const button = page.getByRole('button', { name: '旋转', exact: true })
    await button.click({ trial: true, timeout: patienceMs })
    await countFrames(page)
    const before = await framesOf(page)
    const { scriptMs, longest } = await measureMain(browser, page, () => spinSome(page))
    const frames = (await framesOf(page)) - before
    console.log(`  ${spins} spins, ${frames} frames, ${scriptMs.toFixed(0)} ms of script`)
    return [
      {
        label: `script per frame × ${slowdown}`,
        value: (scriptMs / frames) * slowdown,
        goal: { atMost: 4 },
        unit: ' ms',
      },
      {
        label: `longest task × ${slowdown}`,
        value: (longest[0] ?? 0) * slowdown,
        goal: { atMost: 50 },
        unit: ' ms',
      },
    ]
  } finally {
    await browser.close()
  }
}

/** Goals in gzipped kilobytes. */
const goals: Readonly<Record<string, number>> = {
  list: 30,
  /** With what many later pages share. */
  page: 40,
  stage: 175,
  gem: 40,
  koi: 40,
  fly: 40,
  drg: 40,
}

export const stage: Bench = {
  what: 'The stage of the games: script per frame on a slow phone while reels turn, and the weight of its parts.',
  async run() {
    await buildWeb(root)
    const weights = await weighStage(`${root}web/dist`)
    const weighed = Array.from(weights, ([label, value]) => ({
      label,
      value,
      goal: { atMost: goals[label] ?? 0 },
      unit: ' kB',
    }))
    const site = await startBenchSite({ WIRE_ENCRYPTION: 'off' })
    try {
      return [...(await play(site, await logInBettor(site))), ...weighed]
    } finally {
      await site.stop()
    }
  },
}
