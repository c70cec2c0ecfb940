import { dragSlider } from '../harness/captcha.ts'
import { codeField, demoWithPhone, passSlider } from '../harness/codes.ts'
import { postgresOfRun } from '../harness/global-setup.ts'
import { expect, test } from '../harness/journey.ts'
import { authDialog, expectMember, sendLogin } from '../harness/member.ts'
import { startMailServer } from '../harness/mail.ts'
import { goOn, newPassword, openRecovery, setNewPassword } from '../harness/recovery.ts'
import { openSite } from '../harness/site.ts'

test('a forgotten password is set anew with a code from a real mail server', async ({ page }) => {
  const mail = await startMailServer()
  const site = await openSite({
    postgres: postgresOfRun(),
    encryption: true,
    env: { MAIL_ADAPTER: 'smtp', SMTP_URL: mail.url, MAIL_FROM: '星河 <no-reply@xinghe.example>' },
  })
  try {
    await page.goto(site.address)
    const dialog = await openRecovery(page, '邮箱找回')
    await dialog.getByLabel('用户名').fill(demoWithPhone.name)
    await dialog.getByLabel('邮箱', { exact: true }).fill('demo02@example')
    await goOn(dialog)
    await expect(dialog.getByLabel('邮箱', { exact: true })).toHaveAccessibleDescription(
      '请输入正确的邮箱',
    )
    await dialog.getByLabel('邮箱', { exact: true }).fill(demoWithPhone.email)
    await goOn(dialog)
    await passSlider(page, site, 'mail')
    await expect.poll(() => mail.letters.length).toBe(1)
    const letter = mail.letters[0]
    expect(letter?.to).toBe(demoWithPhone.email)
    await codeField(dialog).fill(/\d{6}/.exec(letter?.text ?? '')?.[0] ?? '')
    await goOn(dialog)
    await setNewPassword(page, demoWithPhone.name)

    await sendLogin(authDialog(page), { name: demoWithPhone.name, password: newPassword })
    await dragSlider(page, site)
    await expectMember(page)
  } finally {
    await site.close()
    await mail.close()
  }
})
