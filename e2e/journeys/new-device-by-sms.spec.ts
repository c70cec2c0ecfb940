import { dragSlider } from '../harness/captcha.ts'
import { bindPhone, codeField, memberWithPhone, passSlider, readCode } from '../harness/codes.ts'
import { expect, test } from '../harness/journey.ts'
import { expectMember, logOut, openLogin, pressDimmed, sendLogin } from '../harness/member.ts'
import { memberReady } from '../harness/member-ready.ts'
import {
  enterWithCode,
  giveMiddle,
  meetNewDevice,
  middleDialog,
  middleOf,
} from '../harness/new-device.ts'

test('a new browser is let in with the code of an SMS, and is trusted from then on', async ({
  page,
  otherPage,
  site,
}) => {
  const account = await memberReady(page, site)
  const phone = await bindPhone(page, site, account)
  const dialog = await meetNewDevice(otherPage, site, account)
  await expect(dialog.getByText(`+86 137****${phone.slice(7)}`)).toBeVisible()
  await pressDimmed(dialog.getByRole('button', { name: '验证并登录' }))
  await expect(codeField(dialog)).toHaveAccessibleDescription('请先获取验证码')

  // A code is sent only to a member who knows the number.
  await dialog.getByRole('button', { name: '获取验证码' }).click()
  await giveMiddle(otherPage, '9999')
  await dragSlider(otherPage, site)
  await expect(middleDialog(otherPage).getByLabel('手机号码中间4位')).toHaveAccessibleDescription(
    '手机号错误',
  )
  await giveMiddle(otherPage, middleOf(phone))
  await passSlider(otherPage, site, 'sms')
  await codeField(dialog).fill(
    await readCode(site, { channel: 'sms', to: `+86${phone}`, use: '新设备登录' }),
  )
  await enterWithCode(dialog)
  await expectMember(otherPage)

  await logOut(otherPage)
  await sendLogin(await openLogin(otherPage), account)
  await expectMember(otherPage)
})

test('a visitor who cannot get the code may use another account or register a new one', async ({
  page,
  otherPage,
  site,
}) => {
  const { account } = await memberWithPhone(page, site)
  const dialog = await meetNewDevice(otherPage, site, account)
  await dialog.getByRole('button', { name: '切换账号' }).click()
  await expect(dialog.getByLabel('用户名')).toHaveValue('')
  await meetNewDevice(otherPage, site, account)
  await dialog.getByRole('button', { name: '注册新账户' }).click()
  await expect(dialog.getByLabel('确认密码')).toBeVisible()
  await expect(dialog.getByLabel('用户名')).toHaveValue('')
})
