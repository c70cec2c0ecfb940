import { expect, test } from '../harness/journey.ts'
import { authDialog, expectVisitor } from '../harness/member.ts'
import { memberReady } from '../harness/member-ready.ts'
import { expectToast } from '../harness/toasts.ts'

const idleMs = 25 * 3_600_000

test('a session left idle for a day ends: words, home, login', async ({ page, context, site }) => {
  await memberReady(page, site)
  await page.goto(`${site.address}/mine/userinfo`)
  await expect(page.getByRole('heading', { name: '账户安全' })).toBeVisible()
  const second = await context.newPage()
  await second.goto(`${site.address}/mine/wallet`)
  await expect(second.getByRole('heading', { name: '我的钱包', exact: true })).toBeVisible()
  // This tab can learn of the end of the session only from the first one.
  await second.route('**/xxxx/**', (route) => route.abort())
  await page.evaluate(() => localStorage.setItem('DD_phone', '{"d":"13800000000","v":1}'))

  await site.advance(idleMs)
  await page.bringToFront()
  await expectToast(page, '请重新登录')
  await expect(page).toHaveURL(`${site.address}/home`)
  await expect(authDialog(page).getByRole('button', { name: '立即登录' })).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(
    expect.not.arrayContaining(['token', 'user_id', 'DD_phone']),
  )

  await expect(second).toHaveURL(`${site.address}/home`)
  await second.bringToFront()
  await expectVisitor(second)
})

test('a session that is ended elsewhere ends here at once', async ({ page, browser, site }) => {
  await memberReady(page, site)
  await page.goto(`${site.address}/mine/userinfo`)
  await expect(page.getByRole('heading', { name: '账户安全' })).toBeVisible()

  // The same session in another browser: what this one does reaches the first through the server.
  const elsewhere = await browser.newContext({
    storageState: await page.context().storageState(),
    reducedMotion: 'reduce',
  })
  const other = await elsewhere.newPage()
  await other.goto(`${site.address}/home`)
  await other.getByRole('button', { name: '会员菜单' }).click()
  await other.getByRole('menuitem', { name: '退出登录' }).click()
  await expectToast(page, '请重新登录')
  await expectVisitor(other)
  await expect(page).toHaveURL(`${site.address}/home`)
  await expect(authDialog(page)).toBeVisible()
  await elsewhere.close()
})

test('a page that was closed while the session ended opens as a visitor', async ({
  page,
  site,
}) => {
  await memberReady(page, site)
  await page.goto('about:blank')
  await site.advance(idleMs)
  await page.goto(`${site.address}/mine/userinfo`)
  await expectToast(page, '请重新登录')
  await expect(page).toHaveURL(`${site.address}/home`)
  await expect(authDialog(page)).toBeVisible()
})
