import type { Page } from '@playwright/test'
import { later, type Instant } from '@xinghe/rules/base/instant.ts'
import { periodAt, periodOf } from '@xinghe/rules/games/shared/calendar.ts'
import { tableCodes, type TableCode } from '@xinghe/rules/games/tables/table-game.ts'
import { tableOf } from '@xinghe/rules/games/tables/tables.ts'
import { patient } from '../../tools/machine-speed.ts'
import { expect } from './expect.ts'
import { openFishing } from './fishing.ts'
import { openTable, spot } from './live-table.ts'
import type { PicturePage } from './picture-pages.ts'
import type { Site } from './site.ts'
import { shoot, takePicture } from './take-picture.ts'
import { keepLoaded } from './visit.ts'

interface TablePlan {
  /** The spots with chips in the pictures. */
  readonly spots: readonly string[]
  readonly phase: '开牌中' | '转动中'
  /** After the draw: the second hand is being squeezed, or the ball is on its way. */
  readonly dealingMs: number
  /** After the draw: all is told. */
  readonly toldMs: number
}

const plans: Readonly<Record<TableCode, TablePlan>> = {
  BA1: { spots: ['庄', '闲对', '和'], phase: '开牌中', dealingMs: 3_900, toldMs: 10_000 },
  BA2: { spots: ['庄', '幸运六'], phase: '开牌中', dealingMs: 3_900, toldMs: 10_000 },
  BA3: { spots: ['闲', '大'], phase: '开牌中', dealingMs: 3_050, toldMs: 7_500 },
  DT1: { spots: ['龙', '虎红'], phase: '开牌中', dealingMs: 3_100, toldMs: 5_500 },
  RL1: { spots: ['直注 17', '红', '第一打'], phase: '转动中', dealingMs: 5_000, toldMs: 10_500 },
}

/** After the opening: simulated players have laid chips too. */
const bettingMs = 6_000

/** Chips lie on the felt and are not sent yet. */
const layChips = async (page: Page, names: readonly string[]): Promise<void> => {
  for (const name of names) await spot(page, name).click()
}

const sendChips = async (page: Page, [first = '']: readonly string[]): Promise<void> => {
  await page.getByRole('button', { name: /^确认下注 / }).click()
  await expect(spot(page, first)).toHaveAccessibleName(/已下注/, { timeout: patient(30_000) })
  await expect(page.getByText(/^已下注 \d+注/)).toBeHidden({ timeout: patient(30_000) })
}

const showsPhase = (page: Page, phase: string | RegExp): Promise<void> =>
  expect(page.getByRole('status').filter({ hasText: phase }).first()).toBeVisible({
    timeout: patient(30_000),
  })

/** Cards move by animations, which know nothing of the page's clock: they stop where the clock stands. */
const holdCards = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      animation.pause()
      animation.currentTime = 0
    }
  })

/** One round of a table, seen by all pages. The clocks of server and pages are moved from step to step. */
const shootTable = async (
  pages: readonly PicturePage[],
  site: Site,
  code: TableCode,
): Promise<void> => {
  const { spots, phase, dealingMs, toldMs } = plans[code]
  const onEach = async (work: (page: Page) => Promise<unknown>): Promise<void> =>
    void (await Promise.all(pages.map(({ page }) => work(page))))
  const take = async (name: string): Promise<void> => {
    for (const { page, mark } of pages)
      await takePicture(page, `live-${code.toLowerCase()}-${name}-${mark}`)
  }
  /** The pages first: they show the phase of their time when the server tells it. */
  const moveTo = async (to: Instant): Promise<void> => {
    await onEach((page) => page.clock.setFixedTime(to))
    await site.advance(to - site.now())
  }

  await onEach((page) => openTable(page, site, code))
  const clock = tableOf(code)
  const round = periodOf(clock, periodAt(clock, site.now()).number + 2)
  await moveTo(later(round.opensAt, bettingMs))
  const name = `第${round.name}局`
  await onEach((page) => page.getByText(name).waitFor({ timeout: patient(30_000) }))
  await onEach((page) => layChips(page, spots))
  await take('betting')

  await onEach((page) => sendChips(page, spots))
  await moveTo(later(round.closesAt, 500))
  await onEach((page) => showsPhase(page, '停止下注'))
  await take('closing')

  await onEach((page) => page.emulateMedia({ reducedMotion: 'no-preference' }))
  await moveTo(later(round.drawsAt, dealingMs))
  await onEach((page) => showsPhase(page, phase))
  await onEach(holdCards)
  if (code === 'RL1')
    await onEach((page) =>
      expect(page.getByRole('img', { name: '轮盘' })).toBeInViewport({ ratio: 0.9 }),
    )
  await take('dealing')

  await onEach((page) => page.emulateMedia({ reducedMotion: 'reduce' }))
  await moveTo(later(round.drawsAt, toldMs))
  await onEach((page) => showsPhase(page, '本局结果'))
  // What the round brought is told once it is paid.
  await onEach((page) => showsPhase(page, /本局未中|派彩 ¥/))
  await take('result')
}

/** Every live table in each phase of a round, and the sea of 捕鱼. */
export const shootTables = async (pages: readonly PicturePage[], site: Site): Promise<void> => {
  await site.withStoppedClock(async () => {
    for (const { page } of pages) {
      // Loaded while both clocks stand still, a page has the server's time to the millisecond.
      await page.clock.setFixedTime(site.now())
      keepLoaded(page)
    }
    for (const code of tableCodes) await shootTable(pages, site, code)
  })
  for (const { page, mark } of pages) {
    await page.clock.resume()
    await shoot(page, site, { 'live-fish': openFishing }, mark)
    // A fishing page in the background goes on drawing and slows the other pages down.
    await page.goto('about:blank')
  }
}
