import { devices, type Page } from '@playwright/test'
import { swipeSlider } from '../harness/captcha.ts'
import { centreTabs, openCentre, type CentreTab } from '../harness/centre.ts'
import { expect, test } from '../harness/journey.ts'
import {
  authDialog,
  expectMember,
  newAccount,
  openRegister,
  sendRegistration,
} from '../harness/member.ts'
import { memberPlaces, publicScreens } from '../harness/public-screens.ts'
import { keepLoaded, openPath, settle } from '../harness/visit.ts'

const { defaultBrowserType: _, ...phone } = devices['iPhone 13']
// One pixel for each of the page's: nine times as many would be drawn, and none of them looked at.
test.use({ ...phone, viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 })

test('a visitor registers on a phone with the thumb alone and finds the way around', async ({
  page,
  site,
}) => {
  await page.goto(site.address)
  const bar = page.getByRole('navigation', { name: '底部导航' })
  await expect(bar.getByRole('link', { name: '首页' })).toHaveAttribute('aria-current', 'page')
  await sendRegistration(await openRegister(page), newAccount())
  await swipeSlider(page, site)
  await expectMember(page)

  await bar.getByRole('link', { name: '个人中心' }).tap()
  await expect(page).toHaveURL(`${site.address}/mine/userinfo`)
  await page.getByRole('button', { name: '菜单' }).tap()
  const menu = page.getByRole('dialog', { name: '菜单' })
  await expect(menu.getByRole('link', { name: '体育' })).toBeVisible()
  await menu.getByRole('button', { name: '专业版' }).tap()
  await expect(page.locator('html')).toHaveAttribute('data-edition', 'professional')
  await menu.getByRole('link', { name: '体育' }).tap()
  await expect(page).toHaveURL(`${site.address}/game/sport`)
  await expect(menu).toBeHidden()
})

const expectFits = async (page: Page, screen: string): Promise<void> => {
  await settle(page)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect.soft(width, screen).toBeLessThanOrEqual(390)
}

test('nothing is wider than the phone', async ({ page, site }) => {
  keepLoaded(page)
  for (const [path, heading] of Object.entries(publicScreens)) {
    await openPath(path, heading)(page, site)
    await expectFits(page, path)
  }
  await openRegister(page)
  const box = await authDialog(page).boundingBox()
  expect(box?.width).toBeLessThanOrEqual(390)
})

test('nothing of a member is wider than the phone', async ({ memberPage: page, site }) => {
  keepLoaded(page)
  for (const tab of Object.keys(centreTabs) as CentreTab[]) {
    await openCentre(page, site, tab)
    await expectFits(page, tab)
  }
  for (const [path, heading] of Object.entries(memberPlaces)) {
    await openPath(path, heading)(page, site)
    await expectFits(page, path)
  }
})
