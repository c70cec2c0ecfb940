import type { Browser, Page } from '@playwright/test'
import { boardTopic } from '@xinghe/contract/sports-topics.ts'
import { systemClock } from '@xinghe/server/platform/clock/clock.ts'
import { buildWeb } from '../tools/web-build.ts'
import { median, type Bench } from './bench.ts'
import { startBenchSite, type BenchSite } from './bench-site.ts'
import { writeDirectly } from './board-direct.ts'
import { makeBoardFeed, shownKeys, sidesByMarket, type BoardFeed } from './board-feed.ts'
import { measureMain, type Measured } from './board-measure.ts'
import { logInBettor, openBoard, openBrowser, type LoggedIn } from './board-page.ts'
import { openBoardStream, type BoardStream } from './board-stream.ts'

const root = new URL('..', import.meta.url).pathname
const rounds = 3
const changesPerSecond = 2_000
const warmSeconds = 3
/** Duration that the goals are set for. */
const leastSeconds = 30
const sliceSeconds = 5
const longMs = 50
const longestMs = 100

const topic = boardTopic({ gameType: 'FT', showType: 'FT', menu: 'main', date: null })
const directTopic = 'direct'

interface Setting {
  readonly browser: Browser
  readonly site: BenchSite
  readonly loggedIn: LoggedIn
  readonly feed: BoardFeed
  readonly stream: BoardStream
}

type Way = 'board' | 'direct'

interface Shown {
  readonly page: Page
  /** Topic of its price changes. */
  readonly topic: string
}

interface Cost {
  /** Main-thread CPU milliseconds per thousand changes. */
  readonly cost: number
  readonly scriptShare: number
  /** Milliseconds of each recorded task. */
  readonly tasks: readonly number[]
}

/** The screen as it is, or with the prices written directly. */
const show = async (
  way: Way,
  { browser, site, loggedIn, feed, stream }: Setting,
): Promise<Shown> => {
  const page = await openBoard(browser, site, loggedIn, feed, stream.port)
  const shown = { page, topic: way === 'board' ? topic : directTopic }
  if (way === 'direct')
    await page.evaluate(writeDirectly, {
      address: `ws://127.0.0.1:${stream.port}`,
      topic: directTopic,
      shown: shownKeys,
      sides: sidesByMarket,
      matches: feed.matches.map(({ id }) => id),
    })
  await stream.speak(shown.topic, changesPerSecond, warmSeconds)
  return shown
}

interface Slice extends Measured {
  readonly changes: number
}

const measureSlice = async ({ page, topic: spoken }: Shown, setting: Setting): Promise<Slice> => {
  let changes = 0
  const measured = await measureMain(setting.browser, page, async () => {
    changes = await setting.stream.speak(spoken, changesPerSecond, sliceSeconds)
  })
  return { ...measured, changes }
}

const sumOf = (slices: readonly Slice[], of: (slice: Slice) => number): number =>
  slices.reduce((sum, slice) => sum + of(slice), 0)

const costOf = (slices: readonly Slice[]): Cost => {
  const mainMs = sumOf(slices, (slice) => slice.mainMs)
  return {
    cost: (mainMs / sumOf(slices, ({ changes }) => changes)) * 1_000,
    scriptShare: sumOf(slices, ({ scriptMs }) => scriptMs) / mainMs,
    tasks: slices.flatMap(({ longest }) => longest),
  }
}

/** Both variants in short turns, so that other load on the machine affects both. */
const measureRound = async (
  setting: Setting,
  seconds: number,
): Promise<Readonly<Record<Way, Cost>>> => {
  const pages = { board: await show('board', setting), direct: await show('direct', setting) }
  const slices: Record<Way, Slice[]> = { board: [], direct: [] }
  for (let done = 0; done < seconds; done += sliceSeconds) {
    slices.board.push(await measureSlice(pages.board, setting))
    slices.direct.push(await measureSlice(pages.direct, setting))
  }
  await pages.board.page.context().close()
  await pages.direct.page.context().close()
  return { board: costOf(slices.board), direct: costOf(slices.direct) }
}

const over = (ms: number, { tasks }: Cost): number => tasks.filter((task) => task > ms).length

const told = (way: Way, { cost, scriptShare, tasks }: Cost): string =>
  `${way} ${cost.toFixed(1)} ms per 1,000 (script ${(scriptShare * 100).toFixed(0)} %, longest task ${Math.max(0, ...tasks).toFixed(0)} ms)`

const measureRounds = async (setting: Setting, seconds: number) => {
  const boards: Cost[] = []
  const ratios: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const { board: ours, direct } = await measureRound(setting, seconds)
    console.log(`  ${told('board', ours)}; ${told('direct', direct)}`)
    boards.push(ours)
    ratios.push(ours.cost / direct.cost)
  }
  return { boards, ratios }
}

/** The real board in Chromium against direct writes into the same rows, in turn; CPU time of the main thread. */
export const board: Bench = {
  what: `300 matches × 20 prices, ${changesPerSecond} changes per second: the board ÷ direct DOM writes, and its long tasks`,
  async run({ seconds }) {
    if (process.env['WEB_ROOT'] === undefined) await buildWeb(root, AbortSignal.timeout(300_000))
    const site = await startBenchSite({ WIRE_ENCRYPTION: 'off' })
    const feed = makeBoardFeed(systemClock.now())
    const stream = await openBoardStream(feed, topic)
    const browser = await openBrowser()
    try {
      const setting = { browser, site, loggedIn: await logInBettor(site), feed, stream }
      const { boards, ratios } = await measureRounds(setting, Math.max(leastSeconds, seconds))
      return [
        {
          label: 'tasks over 50 ms',
          value: median(boards.map((round) => over(longMs, round))),
          goal: { atMost: 1 },
        },
        {
          label: 'over 100 ms',
          value: median(boards.map((round) => over(longestMs, round))),
          goal: { atMost: 0 },
        },
        { label: 'board ÷ direct writes', value: median(ratios), goal: { atMost: 1.25 } },
      ]
    } finally {
      await browser.close()
      await stream.close()
      await site.stop()
    }
  },
}
