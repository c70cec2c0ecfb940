import { devices, type Page } from '@playwright/test'
import { expectAccessible } from '../harness/accessible.ts'
import { expect } from '../harness/journey.ts'
import { memberReady } from '../harness/member-ready.ts'
import { test, type Book } from '../harness/sports.ts'
import {
  expectOutcome,
  expectStakeable,
  placeButton,
  slip,
  slipItems,
  stakeFields,
} from '../harness/sports-slip.ts'
import { toasts } from '../harness/toasts.ts'
import { expectDockCoversNothing, expectTouchTargets } from '../harness/touch-targets.ts'

/** Keeps files of the page back until they are released. */
const holdRequests = async (page: Page, url: string) => {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(url, async (route) => {
    await released
    await route.continue()
  })
  return {
    release: () => release(),
  }
}

const { defaultBrowserType: _, ...phone } = devices['iPhone 13']
test.use({ ...phone, viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 })

const betWithAThumb = async (page: Page, { site }: Book): Promise<void> => {
  // On a slow network the outline of the book shows while its code is loading.
  const code = await holdRequests(page, '**/MemberBookPage-*.js')
  await page.goto(`${site.address}/game/sport/crty?show=FT&sport=VF`)
  await expect(page.getByText('正在加载体育投注')).toBeAttached()
  code.release()
  const winners = page.getByRole('main').getByRole('button', { name: /^全场独赢 / })
  await winners.nth(3).tap()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
  await expectTouchTargets(page.getByRole('main'), 'board')
  await expectDockCoversNothing(page)
  await page.evaluate(() => scrollTo(0, 0))

  await page.getByRole('button', { name: '打开交易单，1 项' }).tap()
  const sheet = page.getByRole('dialog', { name: '交易单' })
  await slip(page).getByRole('button', { name: '+100，加到投注额' }).tap()
  await expect(stakeFields(page)).toHaveValue('100')
  await expectTouchTargets(sheet, 'slip')
  await placeButton(page).tap()
  await expectOutcome(page, '投注成功')
  await expectAccessible(page, 'slip on a phone')
  await sheet.getByRole('button', { name: '收起交易单' }).tap()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('button', { name: '打开交易单，投注成功' })).toBeVisible()
  await expectAccessible(page, 'board on a phone')

  // The next price puts the receipt away; the dock opens the new pick.
  await winners.nth(4).tap()
  await page.getByRole('button', { name: '打开交易单，1 项' }).tap()
  await expect(slipItems(page)).toHaveCount(1)
  await expectStakeable(page, 400_00n)
  await slip(page).getByRole('button', { name: '+100，加到投注额' }).tap()
  await placeButton(page).tap()
  await expectOutcome(page, '投注成功')
  await sheet.getByRole('tab', { name: '我的注单' }).tap()
  await sheet
    .getByRole('button', { name: /^提前兑现 ¥/ })
    .first()
    .tap()
  await expectTouchTargets(sheet, 'bets with a cash out')
  await sheet.getByRole('button', { name: /^兑现 ¥/ }).tap()
  await expectTouchTargets(sheet, 'question of a cash out')
  await sheet.getByRole('button', { name: /^确认兑现 ¥/ }).tap()
  // The toast covers none of the buttons of the sheet.
  const toast = await toasts(page)
    .getByText(/^已兑现 ¥/)
    .boundingBox()
  const sheetBox = await sheet.boundingBox()
  expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThan(sheetBox?.y ?? 0)
  await page.reload()
  await expect(page.getByRole('button', { name: '打开交易单和我的注单' })).toBeVisible()
  await expect(winners.nth(4)).toHaveAttribute('aria-pressed', 'false')
}

const waitForAPrice = async (page: Page): Promise<void> => {
  await page
    .getByRole('main')
    .getByRole('button', { name: /所有玩法/ })
    .first()
    .tap()
  await expect(page.getByRole('tablist', { name: '玩法分组' })).toBeVisible()
  await expectTouchTargets(page.getByRole('main'), 'match page')

  await page
    .getByRole('main')
    .getByRole('button', { name: /^设置到价提醒/ })
    .first()
    .tap()
  const target = page.getByRole('dialog', { name: '到价提醒' })
  await target.getByRole('button', { name: '设置提醒' }).waitFor()
  await expectTouchTargets(target, 'form of a price target')
}

const lookSideBySide = async (page: Page, { site }: Book): Promise<void> => {
  await page.goto(`${site.address}/game/sport/crty?show=RB&sport=ALL&page=multi`)
  await page.getByRole('button', { name: '添加赛事' }).tap()
  const picker = page.getByRole('dialog', { name: '选择滚球赛事' })
  await picker.getByRole('listitem').first().waitFor()
  await expectTouchTargets(picker, 'choice of matches')
  await picker.getByRole('listitem').first().getByRole('button').tap()
  await page
    .getByRole('region', { name: /^第 1 场/ })
    .getByRole('button', { name: /^设置到价提醒/ })
    .first()
    .waitFor()
  await expectTouchTargets(page.getByRole('main'), 'matches side by side')
  await page.getByRole('button', { name: '返回' }).tap()
  await page.getByRole('button', { name: '更多', exact: true }).tap()
  await page.getByRole('menuitem', { name: '赛事提醒' }).tap()
  const alerts = page.getByRole('dialog', { name: '赛事提醒' })
  await alerts.getByRole('switch').first().waitFor()
  await expectTouchTargets(alerts, 'alerts dialog')
}

test('on a phone a tap puts a price into the docked slip, and a thumb bets from it', async ({
  page,
  book,
}) => {
  await memberReady(page, book.site, { balance: 500_00n })
  // A virtual match kicks off within minutes, and its markets close for a moment as it does.
  await book.whileStopped(async () => {
    await betWithAThumb(page, book)
    await waitForAPrice(page)
    await lookSideBySide(page, book)
  })
})
