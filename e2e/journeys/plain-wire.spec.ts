import { dragSlider } from '../harness/captcha.ts'
import { expect, test } from '../harness/journey.ts'
import {
  authDialog,
  expectMember,
  expectVisitor,
  logOut,
  newAccount,
  openLogin,
  openRegister,
  sendLogin,
  sendRegistration,
} from '../harness/member.ts'
import { follow } from '../harness/visit.ts'
import { watchWire } from '../harness/wire.ts'
import { expectToast } from '../harness/toasts.ts'

const idleMs = 25 * 3_600_000

test('a member of a site without encryption registers, logs in again and is sent away when idle', async ({
  page,
  plainSite: site,
}) => {
  const watch = watchWire(page)
  const account = newAccount()
  await page.goto(site.address)
  await sendRegistration(await openRegister(page), account)
  await dragSlider(page, site)
  await expectToast(page, '注册成功')
  await expectMember(page)
  expect(watch.bodies.join()).not.toContain(account.password)
  await logOut(page)

  const dialog = await openLogin(page)
  await sendLogin(dialog, { ...account, password: 'wrong1234' })
  await expect(dialog.getByLabel('密码', { exact: true })).toHaveAccessibleDescription(
    '用户名或密码错误',
  )
  await sendLogin(dialog, account)
  await dragSlider(page, site)
  await expectMember(page)

  await follow(page, '/mine/userinfo')
  await expect(page.getByRole('heading', { name: '账户安全' })).toBeVisible()
  await site.advance(idleMs)
  await expectToast(page, '请重新登录')
  await expect(page).toHaveURL(`${site.address}/home`)
  await expect(authDialog(page).getByRole('button', { name: '立即登录' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expectVisitor(page)
  expect(watch.sealed).toBe(0)
})
