import { dragSlider } from '../harness/captcha.ts'
import { expect, test } from '../harness/journey.ts'
import { demoAsNew, expectMember, expectVisitor, openLogin, sendLogin } from '../harness/member.ts'
import { watchWire } from '../harness/wire.ts'
import { expectToast } from '../harness/toasts.ts'

test('a member mistypes the name, then the password, is told the same, and logs in and out', async ({
  page,
  site,
}) => {
  const account = await demoAsNew(site)
  const watch = watchWire(page)
  await page.goto(site.address)
  const dialog = await openLogin(page)
  const mistypes = [
    { ...account, name: 'nobody99' },
    { ...account, password: 'wrong1234' },
  ]
  for (const wrong of mistypes) {
    await sendLogin(dialog, wrong)
    await dragSlider(page, site)
    await expect(dialog.getByLabel('密码', { exact: true })).toHaveAccessibleDescription(
      '用户名或密码错误',
    )
    await expect(dialog.getByLabel('用户名')).toHaveValue(wrong.name)
  }

  await sendLogin(dialog, account)
  await dragSlider(page, site)
  await expectToast(page, '登录成功')
  await expectMember(page)
  expect(watch.plain).toEqual([])

  await page.getByRole('button', { name: '会员菜单' }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await expectVisitor(page)
  await expectToast(page, '您已安全退出')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()

  // The browser is known now and the last try was right: no captcha in the way.
  await sendLogin(await openLogin(page), account)
  await expectMember(page)
})
