import { expect, test } from '../harness/journey.ts'
import { logOut, mainEntry } from '../harness/member.ts'

test('a new page starts at its top and keeps its state behind its tab, and tabs can be closed', async ({
  page,
  site,
}) => {
  await page.goto(`${site.address}/home`)
  const hero = page.getByRole('region', { name: '精彩活动' })
  const third = hero.getByRole('button', { name: /第\s*3/ })
  await third.click()
  await expect(third).toHaveAttribute('aria-current', 'true')
  const bar = page.getByRole('navigation', { name: '已打开的页面' })
  const tab = (name: string) => bar.getByRole('link', { name, exact: true })
  await expect(bar).toBeHidden()

  await page.evaluate(() => scrollTo(0, 600))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
  await mainEntry(page, '体育').click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByRole('heading', { level: 1, name: '体育投注' })).toBeVisible()
  await expect(hero).toBeHidden()
  await mainEntry(page, '彩票').click()
  await expect(page.getByRole('heading', { name: '彩票游戏' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: '体育投注' })).toBeHidden()
  await expect(bar.getByRole('link')).toHaveText(['首页', '体育赛事', '彩票游戏'])

  await tab('首页').click()
  await expect(page).toHaveURL(`${site.address}/home`)
  await expect(third).toHaveAttribute('aria-current', 'true')

  await tab('彩票游戏').click()
  await bar.getByRole('button', { name: '关闭彩票游戏' }).click()
  await expect(page).toHaveURL(`${site.address}/game/sport`)
  await expect(bar.getByRole('link')).toHaveText(['首页', '体育赛事'])

  await mainEntry(page, '棋牌').click()
  await bar.getByRole('button', { name: '关闭其他' }).click()
  await expect(bar.getByRole('link')).toHaveText(['首页', '棋牌游戏'])
  await expect(page).toHaveURL(`${site.address}/game/chess`)

  await tab('首页').click()
  await bar.getByRole('button', { name: '刷新当前页面' }).click()
  await expect(third).not.toHaveAttribute('aria-current', 'true')
})

test('the pages of a member are dropped on logging out', async ({ memberPage: page, site }) => {
  await page.goto(`${site.address}/mine/userinfo`)
  await page.getByRole('heading', { name: '账户安全' }).waitFor()
  await page.getByRole('button', { name: '会员菜单' }).click()
  await page.getByRole('menuitem', { name: '投注记录' }).click()
  await page.getByRole('heading', { level: 1, name: '投注记录' }).waitFor()
  await logOut(page)
  await expect(page).toHaveURL(`${site.address}/home`)
  await expect(page.getByRole('heading', { level: 1, name: '投注记录' })).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: '已打开的页面' })).toBeHidden()
})
