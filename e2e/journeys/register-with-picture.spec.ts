import { pictureDialog, puzzleDialog, typePicture } from '../harness/captcha.ts'
import { expect, test } from '../harness/journey.ts'
import {
  authDialog,
  expectMember,
  newAccount,
  openRegister,
  pressDimmed,
  said,
  sendRegistration,
} from '../harness/member.ts'
import { expectToast } from '../harness/toasts.ts'

test('a form that breaks the rules says so beside the field; mended, it registers with the second picture', async ({
  page,
  site,
}) => {
  const account = newAccount()
  await page.goto(site.address)
  const dialog = await openRegister(page)
  await dialog.getByLabel('用户名').fill('1ab')
  await dialog.getByLabel('密码', { exact: true }).fill('short')
  await dialog.getByLabel('确认密码').fill('other123')
  await pressDimmed(dialog.getByRole('button', { name: '立即注册' }))
  const field = (label: string) => dialog.getByLabel(label, { exact: true })
  await expect(field('用户名')).toHaveAccessibleDescription(
    '4-11位，最少2个字母+数字组合，首位为字母',
  )
  await expect(field('密码')).toHaveAttribute('aria-invalid', 'true')
  await expect(field('确认密码')).toHaveAccessibleDescription('两次密码输入不一致')
  await expect(said(page, '请同意相关条款和隐私政策')).toBeVisible()
  await expect(field('用户名')).toBeFocused()
  await expect(puzzleDialog(page)).toBeHidden()

  await dialog.getByRole('button', { name: '《规则与条款》' }).click()
  const terms = page.getByRole('dialog', { name: '规则与条款', exact: true })
  await expect(terms.getByText('14').first()).toBeVisible()
  await terms.getByRole('button', { name: '查看隐私政策' }).click()
  const privacy = page.getByRole('dialog', { name: '隐私政策', exact: true })
  await expect(privacy).toBeVisible()
  await privacy.getByRole('button', { name: '查看规则与条款' }).click()
  await terms.getByRole('button', { name: '已阅读' }).click()
  await expect(terms).toBeHidden()
  await expect(dialog.getByRole('button', { name: '《规则与条款》' })).toBeFocused()

  await sendRegistration(dialog, account)
  await puzzleDialog(page).getByRole('button', { name: '换用图形验证' }).click()

  const picture = pictureDialog(page).locator('img')
  await picture.waitFor()
  const first = await picture.getAttribute('src')
  await pictureDialog(page).getByRole('button', { name: '图形验证码，点击换一张' }).click()
  await expect(picture).not.toHaveAttribute('src', first ?? '')

  await pressDimmed(pictureDialog(page).getByRole('button', { name: '确认', exact: true }))
  await expect(pictureDialog(page).getByRole('textbox')).toHaveAccessibleDescription('请输入验证码')
  await typePicture(page, site, 'xxxx')
  await expectToast(page, '验证未通过，请重试')
  await expect(authDialog(page).getByLabel('用户名')).toHaveValue(account.name)

  await dialog.getByRole('button', { name: '立即注册' }).click()
  await puzzleDialog(page).getByRole('button', { name: '换用图形验证' }).click()
  await typePicture(page, site)
  await expectToast(page, '注册成功')
  await expectMember(page)
})
