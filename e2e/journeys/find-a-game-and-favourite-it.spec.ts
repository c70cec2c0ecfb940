import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../harness/journey.ts'
import { authDialog, sendLogin } from '../harness/member.ts'
import { memberReady } from '../harness/member-ready.ts'
import { expectToast } from '../harness/toasts.ts'
import { open } from '../harness/visit.ts'

const cards = (page: Page): Locator =>
  page.getByRole('list', { name: '游戏列表' }).getByRole('article')
const star = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `收藏${name}`, exact: true })
const keptStar = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `取消收藏${name}`, exact: true })
const search = (page: Page): Locator => page.getByRole('textbox', { name: '搜索游戏' })

test('a member finds a game by its initials, keeps it, and finds it among the favourites', async ({
  page,
  site,
}) => {
  await memberReady(page, site)
  await open(page, site, '/game/egame')
  await expect(cards(page)).toHaveCount(4)
  await search(page).fill('JLym')
  await expect(cards(page)).toHaveCount(1)
  await expect(page).toHaveURL(/[?&]q=JLym/)
  await star(page, '锦鲤跃门').click()
  await expectToast(page, '已收藏')
  await expect(keptStar(page, '锦鲤跃门')).toHaveAttribute('aria-pressed', 'true')

  // The address holds the search, the account the star.
  await page.reload()
  await expect(search(page)).toHaveValue('JLym')
  await expect(keptStar(page, '锦鲤跃门')).toBeVisible()
  await page.getByRole('button', { name: '清空搜索' }).click()
  await page.getByRole('button', { name: '我的收藏', exact: true }).click()
  await expect(cards(page)).toHaveCount(1)
  await keptStar(page, '锦鲤跃门').click()
  await expect(page.getByText('还没有收藏的游戏')).toBeVisible()
  await page.getByRole('button', { name: '查看全部游戏' }).click()
  await expect(cards(page)).toHaveCount(4)
})

test('a visitor who presses a star logs in, and the game is kept', async ({ page, site }) => {
  const account = await memberReady(page, site)
  // A visitor on a known device: the login asks for no captcha.
  await page.evaluate(() => localStorage.removeItem('token'))
  await open(page, site, '/game/chess')
  await star(page, '牛牛').click()
  await page
    .getByRole('dialog', { name: '提示', exact: true })
    .getByRole('button', { name: '去登录' })
    .click()
  await sendLogin(authDialog(page), account)
  await expectToast(page, '已收藏')
  await expect(keptStar(page, '牛牛')).toBeVisible()
  await expect(star(page, '二十一点')).toBeVisible()
})

test('arrow keys walk through the games as they lie on the screen', async ({ page, site }) => {
  await page.setViewportSize({ width: 900, height: 900 })
  await open(page, site, '/game/egame')
  const names = ['星河宝石', '锦鲤跃门', '敦煌飞天', '九霄龙珠']
  const cover = (at: number): Locator =>
    cards(page)
      .filter({ hasText: names[at] ?? '' })
      .locator('[data-entrance]')
  await expect(cards(page)).toHaveCount(4)
  await cover(0).focus()
  await page.keyboard.press('ArrowRight')
  await expect(cover(1)).toBeFocused()
  await page.keyboard.press('End')
  await expect(cover(3)).toBeFocused()
  await page.keyboard.press('Home')
  await expect(cover(0)).toBeFocused()
})

test('the esports open in the sportsbook', async ({ page, site }) => {
  await memberReady(page, site, { balance: 100_00n })
  await open(page, site, '/game/gaming')
  await page.getByRole('button', { name: '进入电竞赛事' }).click()
  await expect(page).toHaveURL(/\/game\/sport\/crty\?.*sport=ES/)
})

test('a reader of traditional Chinese finds games by either script', async ({ page, site }) => {
  await page.goto(`${site.address}/game/lottery`)
  await page.getByRole('button', { name: '繁體中文' }).click()
  await page.getByRole('textbox', { name: '搜尋遊戲' }).fill('时时')
  await expect(page.getByRole('heading', { name: '星河時時彩' })).toBeVisible()
  const text = await page.getByRole('main').innerText()
  expect(text.match(/[这们为说国时会动关员户账戏]/g) ?? []).toEqual([])
})
