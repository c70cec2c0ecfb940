import {
  bindingCode,
  codeField,
  fillPhone,
  newPhone,
  openPhoneDialog,
  otherThan,
} from '../harness/codes.ts'
import { expect, test } from '../harness/journey.ts'
import { memberReady } from '../harness/member-ready.ts'

test('after five wrong codes even the right one is refused', async ({ page, site }) => {
  const account = await memberReady(page, site)
  const phone = newPhone()
  const dialog = await openPhoneDialog(page, site)
  await fillPhone(page, site, dialog, phone, account)
  const right = await bindingCode(site, phone)
  const wrong = otherThan(right)
  const field = codeField(dialog)
  const attempt = async (code: string, answer: string): Promise<void> => {
    // Typing takes the old message away: what is read afterwards is the answer to this try.
    await field.fill('')
    await field.fill(code)
    await expect(field).not.toHaveAttribute('aria-invalid', 'true')
    await dialog.getByRole('button', { name: '确认绑定' }).click()
    await expect(field).toHaveAccessibleDescription(new RegExp(`^${answer}`))
  }

  for (let time = 0; time < 5; time += 1) await attempt(wrong, '验证码错误$')
  await attempt(wrong, '验证码错误次数过多，请重新获取')
  await attempt(right, '验证码错误次数过多，请重新获取')
  const bound = await site.query`
    select 1 from member where phone_masked like ${`%****${phone.slice(7)}`}`
  expect(bound).toHaveLength(0)
})
