import { expect, test } from '../harness/journey.ts'
import { openLogin } from '../harness/member.ts'
import { expectToast } from '../harness/toasts.ts'

test('support warns first and opens in a new tab only when confirmed; a failure is told', async ({
  page,
  site,
}) => {
  await page.goto(site.address)
  const ask = page
    .getByRole('complementary', { name: '快捷工具' })
    .getByRole('button', { name: '在线客服' })
  await ask.click()
  const safety = page.getByRole('dialog', { name: '安全提示' })
  await expect(safety).toContainText('存款渠道仅以本站网页、官方APP及官方客服提供的为准')
  await expect(safety).toContainText('线下代充')
  await safety.getByRole('button', { name: '取消' }).click()
  await expect(safety).toBeHidden()
  await expect(ask).toBeFocused()

  await ask.click()
  const opening = page.context().waitForEvent('page')
  await safety.getByRole('button', { name: '联系客服' }).click()
  const support = await opening
  await expect(support).toHaveURL(`${site.address}/app/help/zxkf`)
  await expect(safety).toBeHidden()
  await support.close()

  const dialog = await openLogin(page)
  await page.route('**/xxxx/**', (route) => route.abort())
  await dialog.getByRole('button', { name: '联系客服' }).click()
  await expectToast(page, '网络异常')
  await page.unroute('**/xxxx/**')
  await dialog.getByRole('button', { name: '联系客服' }).click()
  await expect(safety).toBeVisible()
})
