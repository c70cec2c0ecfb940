import type { Page } from '@playwright/test'
import { expectAccessible } from '../harness/accessible.ts'
import { expect, test } from '../harness/journey.ts'
import { openLogin } from '../harness/member.ts'
import type { Site } from '../harness/site.ts'
import { expectToast } from '../harness/toasts.ts'

const askIn = (page: Page) =>
  page.getByRole('complementary', { name: '快捷工具' }).getByRole('button', { name: '在线客服' })
/** The tools are fetched with the visitor's first move. */
const moveIn = (page: Page): Promise<void> =>
  expect(async () => {
    await page.mouse.move(5, 5)
    await expect(askIn(page)).toBeVisible({ timeout: 500 })
  }).toPass()
const drawerOf = (page: Page) => page.getByRole('dialog', { name: '在线客服' })
const safetyOf = (page: Page) => page.getByRole('dialog', { name: '安全提示' })

const useProvider = (site: Site, url: string) => site.change('support', { url }, () => true)

test('an outside provider opens in a new tab after the warning; a failure is told', async ({
  page,
  site,
}) => {
  const provider = 'https://support.example/room'
  await page.context().route(provider, (route) => route.fulfill({ body: 'support' }))
  await useProvider(site, provider)
  await page.goto(site.address)
  await moveIn(page)
  const ask = askIn(page)
  const safety = safetyOf(page)
  // The server hears of a changed setting by a notification.
  await expect(async () => {
    await ask.click()
    await expect(safety.or(drawerOf(page))).toBeVisible()
    if (await drawerOf(page).isVisible()) await page.keyboard.press('Escape')
    await expect(safety).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(safety).toContainText('存款渠道仅以本站网页、官方APP及官方客服提供的为准')
  await expect(safety).toContainText('线下代充')
  await expectAccessible(page, 'support warning')
  await safety.getByRole('button', { name: '取消' }).click()
  await expect(safety).toBeHidden()
  await expect(ask).toBeFocused()

  await ask.click()
  const opening = page.context().waitForEvent('page')
  await safety.getByRole('button', { name: '联系客服' }).click()
  const support = await opening
  await expect(support).toHaveURL(provider)
  await expect(safety).toBeHidden()
  await support.close()

  const dialog = await openLogin(page)
  await page.route('**/xxxx/**', (route) => route.abort())
  await dialog.getByRole('button', { name: '联系客服' }).click()
  await expectToast(page, '网络异常')
  await page.unroute('**/xxxx/**')
  await dialog.getByRole('button', { name: '联系客服' }).click()
  await expect(safety).toBeVisible()
  await useProvider(site, '/app/help/zxkf')
})

test('without a provider the drawer answers from the help pages and leads into feedback', async ({
  memberPage: page,
  site,
}) => {
  await page.goto(site.address)
  await moveIn(page)
  const drawer = drawerOf(page)
  await askIn(page).click()
  await expect(drawer).toContainText('线下代充')
  await expect(drawer.getByRole('link', { name: '收不到验证码怎么办？' })).toBeVisible()
  await expectAccessible(page, 'support drawer')

  const search = drawer.getByRole('searchbox', { name: '搜索帮助内容' })
  await search.fill('忘记密码')
  await expect(drawer.getByRole('list', { name: '搜索结果' })).toContainText('忘记密码')
  await expectAccessible(page, 'support drawer with results')
  await search.press('Escape')
  await expect(search).toHaveValue('')
  await expect(drawer).toBeVisible()
  await search.fill('忘记密码')
  await search.press('Enter')
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL(`${site.address}/app/help/kh#forgot`)
  await expect(page.getByRole('heading', { name: '忘记密码' })).toBeInViewport()

  await page
    .getByRole('main')
    .getByRole('navigation')
    .getByRole('link', { name: '在线客服' })
    .click()
  await page.getByRole('button', { name: '联系在线客服' }).click()
  await drawer.getByRole('link', { name: '写意见反馈' }).click()
  await expect(page).toHaveURL(`${site.address}/mine/feedback`)
  await expect(drawer).toBeHidden()
})

test('a visitor logs in first and then comes to feedback', async ({ page, site }) => {
  await page.goto(site.address)
  await moveIn(page)
  await askIn(page).click()
  await drawerOf(page).getByRole('link', { name: '写意见反馈' }).click()
  await expect(page.getByRole('dialog', { name: '提示' })).toContainText('请先登录账号')
})
