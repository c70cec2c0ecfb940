import { devices } from '@playwright/test'
import { swipeSlider } from '../harness/captcha.ts'
import { expect, test } from '../harness/journey.ts'
import { expectMember, newAccount, openRegister, sendRegistration } from '../harness/member.ts'

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
  const dialog = await openRegister(page)
  expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(390)
  await sendRegistration(dialog, newAccount())
  await swipeSlider(page, site)
  await expectMember(page)

  await bar.getByRole('link', { name: '注单' }).tap()
  await expect(page).toHaveURL(`${site.address}/mine/betRecord`)
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
