import { dragSlider } from '../harness/captcha.ts'
import { expect, test } from '../harness/journey.ts'
import {
  balanceButton,
  demoAccount,
  demoAsNew,
  expectMember,
  openLogin,
  sendLogin,
} from '../harness/member.ts'
import { watchWire } from '../harness/wire.ts'
import { expectToast } from '../harness/toasts.ts'

test('while the server is down a press says so; after its return the same press works', async ({
  page,
  site,
}) => {
  const account = await demoAsNew(site)
  const watch = watchWire(page)
  await page.goto(site.address)
  const dialog = await openLogin(page)
  await site.kill()
  await sendLogin(dialog, account)
  await expectToast(page, '网络异常')
  await expect(dialog.getByLabel('密码', { exact: true })).toHaveValue(account.password)

  await site.restart()
  await dialog.getByRole('button', { name: '立即登录' }).click()
  await dragSlider(page, site)
  await expectMember(page)
  // The page was not reloaded and agreed on no new key.
  expect(watch.keys).toHaveLength(1)
})

test('a page that opens while calls fail offers to try again, and does not notice a restart', async ({
  memberPage: page,
  site,
}) => {
  const watch = watchWire(page)
  let broken = true
  // Calls and a lazy part fail; the rest of the page stays.
  for (const path of ['**/xxxx/**', '**/assets/Footer*'])
    await page.route(path, (route) => (broken ? route.abort() : route.continue()))
  await page.goto(`${site.address}/mine/userinfo`)
  await expect(page.getByText('会员资料加载失败')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByText('网络异常').first()).toBeVisible()
  broken = false
  await page.getByRole('main').getByRole('button', { name: '重试' }).first().click()
  await expect(page.getByRole('heading', { name: '账户安全' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expectMember(page)

  await site.kill()
  await site.restart()
  const balance = balanceButton(page)
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await balance.click()
  expect((await answered).status()).toBe(200)
  await expect(balance).toHaveAttribute('aria-busy', 'false')
  await expectMember(page)
  expect(watch.keys).toHaveLength(1)
})

test('a foreign answer is shown by its HTTP status, and a lost network by a banner', async ({
  page,
  context,
  site,
}) => {
  await page.goto(site.address)
  const banner = page.getByText('网络连接已断开，当前显示的内容可能不是最新的。')
  await expect(banner).toBeHidden()
  await context.setOffline(true)
  await expect(banner).toBeVisible()
  await context.setOffline(false)
  await expect(banner).toBeHidden()

  const dialog = await openLogin(page)
  await page.route('**/xxxx/**', (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }))
  await sendLogin(dialog, demoAccount)
  await expectToast(page, '请求失败（502）')
})
