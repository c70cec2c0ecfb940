import { devices, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from '../harness/accessible.ts'
import { openFishing } from '../harness/fishing.ts'
import { expect, test } from '../harness/journey.ts'
import { nextRound, openTable, spot } from '../harness/live-table.ts'
import { memberReady } from '../harness/member-ready.ts'
import { keepLoaded } from '../harness/visit.ts'

const { defaultBrowserType: _, ...phone } = devices['iPhone 13']
const portrait = { width: 390, height: 844 }
const landscape = { width: 844, height: 390 }
test.use({ ...phone, viewport: portrait, deviceScaleFactor: 1 })

const turn = async (page: Page, size: typeof portrait): Promise<void> => {
  await page.setViewportSize(size)
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect.poll(width).toBe(size.width)
}

const countdown = (page: Page): Locator => page.getByRole('timer', { name: '剩余下注时间' })

test('on a phone, upright or on its side, a thumb bets at every table and fishes', async ({
  page,
  drawingSite: site,
}) => {
  await memberReady(page, site, { balance: 500_00n })
  keepLoaded(page)
  const confirm = page.getByRole('button', { name: /^确认下注/ })
  for (const [code, upright, onItsSide] of [
    ['BA1', '庄', '闲'],
    ['DT1', '龙', '虎'],
    ['RL1', '红', '黑'],
  ] as const) {
    await openTable(page, site, code)
    await site.withStoppedClock(async () => {
      await nextRound(page, site, code)
      await spot(page, upright).tap()
      await expect(countdown(page)).toBeInViewport({ ratio: 1 })
      await expect(confirm).toBeInViewport({ ratio: 1 })
      await turn(page, landscape)
      await spot(page, onItsSide).tap()
      await expect(countdown(page)).toBeInViewport({ ratio: 1 })
      await expect(confirm).toBeInViewport({ ratio: 1 })
      await expect(confirm).toHaveText(/¥20/)
      await confirm.tap()
      await expect(spot(page, upright)).toHaveAccessibleName(/已下注 ¥10/)
      await expect(spot(page, onItsSide)).toHaveAccessibleName(/已下注 ¥10/)
    })
    await expectAccessible(page, code)
    await turn(page, portrait)
  }
  await openFishing(page, site)
  const fire = page.getByRole('button', { name: '发射', exact: true })
  await expect(fire).toBeInViewport({ ratio: 1 })
  await turn(page, landscape)
  await expect(fire).toBeInViewport({ ratio: 1 })
  await expectAccessible(page, 'FISH')
})
