import type { Browser, Page } from '@playwright/test'
import { succeeded } from '@xinghe/contract/envelope.ts'
import { readFair } from '@xinghe/contract/games-fair.ts'
import { openGame } from '@xinghe/contract/games-play.ts'
import { launch, venueBalance } from '@xinghe/contract/lobby-venues.ts'
import type { BenchSite } from './bench-site.ts'
import type { Figure } from './bench.ts'
import { measureMain } from './board-measure.ts'
import { openBrowser, type LoggedIn } from './board-page.ts'

/** A game whose stage is measured: the bench plays it, and answers for the server. */
export interface StagedGame {
  readonly code: string
  readonly channel: string
  readonly label: string
  /** By path, in the body of an answer. */
  readonly answers: Readonly<Record<string, (input: unknown) => unknown>>
  /** Waits until it can be played. */
  readonly ready: (page: Page) => Promise<void>
  /** Lets it move without a press; for a game that also moves between two presses. */
  readonly watch?: (page: Page) => Promise<void>
  readonly play: (page: Page) => Promise<void>
}

export const patienceMs = 120_000
/** A middling phone against this machine. */
const slowdown = 4
const screenFrames = 60

const opened = ({ code, channel }: StagedGame) => ({
  gameCode: code,
  channelCode: channel,
  version: 1,
  stakes: ['1.00'],
  maxPayout: '4259.30',
  balance: '1000.00',
  readyAt: null,
  fair: null,
  openHand: null,
  otherHands: [],
  rounds: [],
  session: { net: '0.00', since: new Date(0).toISOString() },
})

const fairness = {
  commit: 'a'.repeat(64),
  nextCommit: 'b'.repeat(64),
  clientSeed: 'bench',
  nonce: 0,
  revealed: [],
}

/** Answers of the bench in place of the server's: the stage is measured, not the wire. */
const answerGames = async (page: Page, game: StagedGame): Promise<void> => {
  const { channel } = game
  const answers: StagedGame['answers'] = {
    [openGame.path]: () => opened(game),
    [readFair.path]: () => fairness,
    [launch.path]: () => ({ channelCode: channel, url: '', key: null, uid: 'u1' }),
    [venueBalance.path]: () => ({ channelCode: channel, balance: '1000.00' }),
    ...game.answers,
  }
  for (const [path, answer] of Object.entries(answers)) {
    await page.route(`**${path}`, (route) =>
      route.fulfill({ json: succeeded(answer(route.request().postDataJSON())) }),
    )
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

interface Span {
  readonly scriptMs: number
  readonly frames: number
  readonly seconds: number
  readonly longestMs: number
}

const measureSpan = async (
  browser: Browser,
  page: Page,
  label: string,
  work: (page: Page) => Promise<void>,
): Promise<Span> => {
  const [before, began] = [await framesOf(page), performance.now()]
  const { scriptMs, mainMs, longest } = await measureMain(browser, page, () => work(page))
  const [frames, seconds] = [(await framesOf(page)) - before, (performance.now() - began) / 1_000]
  console.log(
    `  ${label}: ${seconds.toFixed(1)} s, ${frames} frames (${(frames / seconds).toFixed(1)} a second), ` +
      `${scriptMs.toFixed(0)} ms of script, ${mainMs.toFixed(0)} ms of the main thread`,
  )
  return { scriptMs, frames, seconds, longestMs: longest[0] ?? 0 }
}

/**
 * Script of a frame. Presses and answers cost by the second, and a machine without a graphics card draws few
 * frames in one: where frames alone were measured too, the rest is shared out over as many as a screen shows.
 */
const scriptPerFrame = (played: Span, watched: Span | null): number => {
  if (watched === null) return played.scriptMs / played.frames
  const drawing = watched.scriptMs / watched.frames
  const rest = Math.max(0, played.scriptMs - drawing * played.frames)
  return drawing + rest / (played.seconds * screenFrames)
}

const measure = async (
  browser: Browser,
  site: BenchSite,
  loggedIn: LoggedIn,
  game: StagedGame,
): Promise<Figure[]> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  await context.addInitScript((kept) => Object.assign(localStorage, kept), loggedIn)
  const page = await context.newPage()
  await answerGames(page, game)
  await page.goto(`${site.address}/pg/game?g=${game.code}`, { timeout: patienceMs })
  await page.locator('canvas').first().waitFor({ timeout: patienceMs })
  await game.ready(page)
  await countFrames(page)
  const { label, watch } = game
  const watched = watch && (await measureSpan(browser, page, `${label}, watched`, watch))
  const played = await measureSpan(browser, page, `${label}, played`, game.play)
  return [
    {
      label: `${label} script per frame × ${slowdown}`,
      value: scriptPerFrame(played, watched ?? null) * slowdown,
      goal: { atMost: 4 },
      unit: ' ms',
    },
    {
      label: `longest task × ${slowdown}`,
      value: Math.max(played.longestMs, watched?.longestMs ?? 0) * slowdown,
      goal: { atMost: 50 },
      unit: ' ms',
    },
  ]
}

/** Script per frame and longest task while a game is played, each in a browser of its own. */
export const measureStage = async (
  site: BenchSite,
  loggedIn: LoggedIn,
  game: StagedGame,
): Promise<Figure[]> => {
  const browser = await openBrowser()
  try {
    return await measure(browser, site, loggedIn, game)
  } finally {
    await browser.close()
  }
}
