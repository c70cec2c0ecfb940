import { boundMember, realName } from '../harness/cashier.ts'
import { addBankCard, cardNumbers, chooseBank, confirmCard } from '../harness/cards.ts'
import { expect, test } from '../harness/journey.ts'

test('a bank card needs right digits and the own name, and is shown masked', async ({
  page,
  site,
}) => {
  await boundMember(page, site)
  await page.goto(`${site.address}/mine/addBankCard`)
  const number = page.getByLabel('银行卡号', { exact: true })
  await number.fill('6217000000000007')
  await number.blur()
  await expect(number).toHaveAccessibleDescription('银行卡号有误，请逐位核对')

  await chooseBank(page, '招商银行')
  await number.fill(cardNumbers.bank)
  const holder = page.getByLabel('持卡人姓名', { exact: true })
  await holder.fill('王小明')
  await confirmCard(page, site)
  await expect(holder).toHaveAccessibleDescription(/持卡人姓名须与账户实名一致/)

  await addBankCard(page, site, cardNumbers.bank)
  await expect(page).toHaveURL(`${site.address}/mine/accountManage/bank`)
  const tile = page.getByRole('listitem').filter({ hasText: '招商银行' })
  await expect(tile).toContainText('0006')
  await expect(tile).not.toContainText('621700000000')
})

test('addresses on both networks are checked to the last sign', async ({ page, site }) => {
  await boundMember(page, site)
  const address = page.getByLabel('收款地址', { exact: true })
  for (const network of ['trc20', 'erc20'] as const) {
    await page.goto(`${site.address}/mine/virtualCoinCard?network=${network}`)
    await address.fill(cardNumbers[network].replace('Y62o6', 'Y62o7').replace('0B30', '0b30'))
    await address.blur()
    await expect(address).toHaveAccessibleDescription(
      '地址校验不通过，可能有字符输错，请重新复制粘贴',
    )
    await address.fill(cardNumbers[network])
    await expect(page.getByText('地址格式正确')).toBeVisible()
    await confirmCard(page, site)
    await expect(page).toHaveURL(`${site.address}/mine/accountManage/coin`)
  }
  await expect(page.getByText('已绑定 2 /')).toBeVisible()
})

test('an alipay account must be in the name of the member', async ({ page, site }) => {
  await boundMember(page, site)
  await page.goto(`${site.address}/mine/alipayManage`)
  await page.getByLabel('支付宝账号', { exact: true }).fill(cardNumbers.alipay)
  const holder = page.getByLabel('支付宝实名', { exact: true })
  await holder.fill('王小明')
  await confirmCard(page, site)
  await expect(holder).toHaveAccessibleDescription(/持卡人姓名须与账户实名一致/)
  await holder.fill(realName)
  await confirmCard(page, site)
  await expect(page).toHaveURL(`${site.address}/mine/accountManage/alipay`)
  await expect(page.getByRole('button', { name: '删除 x***@example.com' })).toBeVisible()
  // Nor in the form, which stays mounted in its tab.
  await expect(page.locator('body')).not.toContainText(cardNumbers.alipay)
})
