import {
  dragSlider,
  missSlider,
  pictureDialog,
  puzzleDialog,
  typePicture,
} from '../harness/captcha.ts'
import { expect, test } from '../harness/journey.ts'
import {
  authDialog,
  expectMember,
  expectVisitor,
  newAccount,
  openRegister,
  said,
  sendRegistration,
} from '../harness/member.ts'
import { watchWire } from '../harness/wire.ts'
import { expectToast } from '../harness/toasts.ts'

test('a visitor registers with the slider and is logged in', async ({ page, site }) => {
  const watch = watchWire(page)
  const account = newAccount()
  await page.goto(site.address)
  await expect(page).toHaveURL(/\/home$/)
  await sendRegistration(await openRegister(page), account)
  await dragSlider(page, site)
  await expectToast(page, '注册成功')
  await expectMember(page)

  const [member] = await site.query<{ name: string; agreed: boolean }[]>`
    select name, agreed_at is not null as agreed from member where name = ${account.name}`
  expect(member).toEqual({ name: account.name, agreed: true })
  expect(watch.bodies.join()).not.toContain(account.password)
  expect(watch.plain).toEqual([])

  await page.reload()
  await expectMember(page)
})

test('a closed slider ends the try; the next may miss the gap once, and then brings a picture', async ({
  page,
  site,
}) => {
  await page.goto(site.address)
  const dialog = await openRegister(page)
  await sendRegistration(dialog, newAccount())
  await puzzleDialog(page).getByRole('button', { name: '关闭验证' }).click()
  await expect(puzzleDialog(page)).toBeHidden()
  await expect(authDialog(page)).toBeVisible()
  await expectVisitor(page)

  await dialog.getByRole('button', { name: '立即注册' }).click()
  await missSlider(page, site)
  await expect(said(page, '未对准缺口，请再试一次')).toBeVisible()
  await missSlider(page, site)
  await expect(pictureDialog(page)).toBeVisible()
  await typePicture(page, site)
  await expectMember(page)
})
