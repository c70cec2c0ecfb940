import { expectAccessible } from '../harness/accessible.ts'
import { dragSlider } from '../harness/captcha.ts'
import { memberWithPhone, codeField, passSlider, readCode } from '../harness/codes.ts'
import { expect, test } from '../harness/journey.ts'
import { authDialog, expectMember, sendLogin } from '../harness/member.ts'
import { goOn, newPassword, openRecovery, setNewPassword } from '../harness/recovery.ts'
import { expectToast } from '../harness/toasts.ts'

test('a forgotten password is set anew by phone; every login of before is over', async ({
  page,
  otherPage,
  site,
}) => {
  const { account, phone } = await memberWithPhone(page, site)
  await page.goto(site.address)
  await expectMember(page)
  await otherPage.goto(site.address)
  const dialog = await openRecovery(otherPage, '手机找回')
  await dialog.getByLabel('用户名').fill(account.name)
  await dialog.getByLabel('手机号码', { exact: true }).fill(phone)
  await goOn(dialog)
  await passSlider(otherPage, site, 'sms')
  await expect(dialog.getByRole('button', { name: /\d+秒后重新获取/ })).toBeVisible()
  await codeField(dialog).fill(
    await readCode(site, { channel: 'sms', to: `+86${phone}`, use: '重置密码' }),
  )
  await goOn(dialog)
  await dialog.getByLabel('确认新密码').waitFor()
  await expectAccessible(otherPage, 'forgot, the new password')
  await setNewPassword(otherPage, account.name)
  await expectToast(page, '请重新登录')

  const login = authDialog(page)
  await sendLogin(login, account)
  await expect(login.getByLabel('密码', { exact: true })).toHaveAccessibleDescription(
    '用户名或密码错误',
  )
  await sendLogin(login, { ...account, password: newPassword })
  await dragSlider(page, site)
  await expectMember(page)
})

test('a stranger learns nothing: the second step opens, and no message is sent', async ({
  page,
  site,
}) => {
  await page.goto(site.address)
  const dialog = await openRecovery(page, '手机找回')
  await goOn(dialog)
  await expect(dialog.getByLabel('用户名')).toHaveAccessibleDescription('请输入用户名')
  await expectAccessible(page, 'forgot, with faults')
  await dialog.getByRole('button', { name: /国家或地区/ }).click()
  await page.getByRole('option').first().waitFor()
  await expectAccessible(page, 'countries')
  await page.keyboard.press('Escape')
  await dialog.getByLabel('用户名').fill('nobody99')
  await dialog.getByLabel('手机号码', { exact: true }).fill('13612345678')
  await goOn(dialog)
  await passSlider(page, site, 'sms')
  await expectAccessible(page, 'forgot, the code')
  await codeField(dialog).fill('123456')
  await goOn(dialog)
  await expect(codeField(dialog)).toHaveAccessibleDescription('验证码错误')
  const sent = await site.query`
    select 1 from sandbox_message where recipient = '+8613612345678'`
  expect(sent).toHaveLength(0)

  await dialog.getByRole('button', { name: '上一步' }).click()
  await expect(dialog.getByLabel('用户名')).toHaveValue('nobody99')
})
