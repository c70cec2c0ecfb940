import { expectAccessible } from '../harness/accessible.ts'
import { memberWithPhone, codeField, passSlider, readCode } from '../harness/codes.ts'
import { expect, test } from '../harness/journey.ts'
import { expectMember } from '../harness/member.ts'
import {
  enterWithCode,
  giveMiddle,
  meetNewDevice,
  middleDialog,
  middleOf,
} from '../harness/new-device.ts'

test('a new browser is let in with a code that a voice reads out', async ({
  page,
  otherPage,
  site,
}) => {
  const { account, phone } = await memberWithPhone(page, site)
  const dialog = await meetNewDevice(otherPage, site, account)
  await expectAccessible(otherPage, 'new device')
  await dialog.getByRole('button', { name: '语音验证码' }).click()
  await middleDialog(otherPage).waitFor()
  await expectAccessible(otherPage, 'middle digits')
  await giveMiddle(otherPage, middleOf(phone))
  await passSlider(otherPage, site, 'voice')

  // As shown by the sandbox outbox.
  const outbox = await page.request.get(`${site.address}/sandbox/outbox`)
  expect(await outbox.text()).toContain(`+86${phone}`)
  const code = await readCode(site, { channel: 'voice', to: `+86${phone}`, use: '新设备登录' })
  await codeField(dialog).fill(code)
  await enterWithCode(dialog)
  await expectMember(otherPage)
})
