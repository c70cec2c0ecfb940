import { dragSlider } from '../harness/captcha.ts'
import { openCentre, openRow } from '../harness/centre.ts'
import { expect, test } from '../harness/journey.ts'
import { authDialog, expectMember, logInElsewhere, sendLogin } from '../harness/member.ts'
import { memberReady } from '../harness/member-ready.ts'
import { expectToast } from '../harness/toasts.ts'

const newPassword = 'nebula2032'

test('a changed password ends every other login, and only those', async ({
  page,
  otherPage,
  site,
}) => {
  const account = await memberReady(page, site)
  await otherPage.goto(`${site.address}/home`)
  await logInElsewhere(otherPage, site, account)

  await openCentre(page, site, 'account')
  const dialog = await openRow(page, '登录密码', '修改登录密码')
  await dialog.getByRole('button', { name: /原密码验证/ }).click()
  const field = (label: string) => dialog.getByLabel(label, { exact: true })
  const change = async (old: string): Promise<void> => {
    await field('原密码').fill(old)
    await field('新密码').fill(newPassword)
    await field('确认新密码').fill(newPassword)
    await dialog.getByRole('button', { name: '确认修改' }).click()
  }
  await change('wrong1234')
  await expect(field('原密码')).toHaveAccessibleDescription('密码验证失败')
  await change(account.password)
  await expectToast(page, '修改成功')
  await expectToast(otherPage, '请重新登录')
  const login = authDialog(otherPage)
  await sendLogin(login, account)
  await expect(login.getByLabel('密码', { exact: true })).toHaveAccessibleDescription(
    '用户名或密码错误',
  )
  await sendLogin(login, { ...account, password: newPassword })
  await dragSlider(otherPage, site)
  await expectMember(otherPage)

  await page.reload()
  await expectMember(page)
})
