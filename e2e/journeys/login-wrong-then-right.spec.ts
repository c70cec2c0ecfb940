import { dragSlider } from '../harness/captcha.ts'
import { expect, test } from '../harness/journey.ts'
import {
  authDialog,
  demoAsNew,
  expectMember,
  expectVisitor,
  openLogin,
  said,
  sendLogin,
} from '../harness/member.ts'
import { watchWire } from '../harness/wire.ts'

test('a member mistypes the password, then logs in and out', async ({ page, site }) => {
  const account = await demoAsNew(site)
  const watch = watchWire(page)
  await page.goto(site.address)
  const dialog = await openLogin(page)
  await sendLogin(dialog, { ...account, password: 'wrong1234' })
  await dragSlider(page, site)
  await expect(dialog.getByLabel('密码', { exact: true })).toHaveAccessibleDescription(
    '用户名或密码错误',
  )
  await expect(dialog.getByLabel('用户名')).toHaveValue(account.name)

  await sendLogin(dialog, account)
  await dragSlider(page, site)
  await expect(said(page, '登录成功')).toBeVisible()
  await expectMember(page)
  expect(watch.plain).toEqual([])

  await page.getByRole('button', { name: '会员菜单' }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await expectVisitor(page)
  await expect(said(page, '您已安全退出')).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()

  // The browser is known now and the last try was right: no captcha in the way.
  await sendLogin(await openLogin(page), account)
  await expectMember(page)
})

test('an unknown name is refused with the very words of a wrong password', async ({
  page,
  site,
}) => {
  await page.goto(site.address)
  const dialog = await openLogin(page)
  await sendLogin(dialog, { name: 'nobody99', password: 'galaxy2031' })
  await dragSlider(page, site)
  await expect(dialog.getByLabel('密码', { exact: true })).toHaveAccessibleDescription(
    '用户名或密码错误',
  )
  await expect(authDialog(page)).toBeVisible()
})
