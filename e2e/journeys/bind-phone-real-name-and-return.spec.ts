import { bindingCode, codeField, fillPhone, newPhone } from '../harness/codes.ts'
import { expect, test } from '../harness/journey.ts'
import { pressDimmed } from '../harness/member.ts'
import { memberReady } from '../harness/member-ready.ts'
import { follow } from '../harness/visit.ts'
import { expectToast } from '../harness/toasts.ts'

test('a page behind the gate opens once phone and real name are bound', async ({ page, site }) => {
  const account = await memberReady(page, site)
  await page.goto(`${site.address}/mine/addBankCard`)
  await expect(page).toHaveURL(`${site.address}/mine/auth`)
  const gate = page.getByRole('main')
  const phone = newPhone()
  await gate.getByLabel('手机号码', { exact: true }).fill('123')
  await pressDimmed(gate.getByRole('button', { name: '下一步' }))
  await expect(gate.getByLabel('手机号码', { exact: true })).toHaveAccessibleDescription(
    '请输入正确的手机号码',
  )
  await fillPhone(page, site, gate, phone, account)
  await expect(gate.getByText('手机号码绑定后不可自行更改，请确认号码由您本人使用。')).toBeVisible()
  await codeField(gate).fill(await bindingCode(site, phone))
  await gate.getByRole('button', { name: '确认绑定' }).click()
  await expectToast(page, '手机号码绑定成功')

  const name = gate.getByLabel('真实姓名', { exact: true })
  await name.fill('x1')
  await pressDimmed(gate.getByRole('button', { name: '下一步' }))
  await expect(name).toHaveAccessibleDescription('请输入正确的名字')
  await name.fill('林星河')
  await gate.getByRole('button', { name: '下一步' }).click()
  await expect(gate.getByText(/真实姓名确认后不可修改/)).toBeVisible()
  await gate.getByRole('button', { name: '确认无误' }).click()

  await expect(page).toHaveURL(`${site.address}/mine/addBankCard`)
  await expect(page.getByRole('heading', { level: 1, name: '添加银行卡' })).toBeVisible()
  await follow(page, '/mine/userinfo?tab=profile')
  await expect(page.getByRole('main').getByText('林**')).toBeVisible()
})
