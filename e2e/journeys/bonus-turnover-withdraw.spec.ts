import { addBankCard } from '../harness/cards.ts'
import { boundMember, expectBalance, playBank, sendOrder } from '../harness/cashier.ts'
import { expect, test } from '../harness/journey.ts'
import { settlePlay } from '../harness/settled-play.ts'
import { follow, open } from '../harness/visit.ts'
import { withdraw } from '../harness/withdraw.ts'

test('a bonus chosen at the cashier is played through and withdrawn', async ({ page, site }) => {
  const realName = '首存人'
  const { name } = await boundMember(page, site, { realName })
  await open(page, site, '/mine/savemoney?rail=bank')
  await page.getByRole('radio', { name: /首存送38%/ }).click()
  const orderId = await sendOrder(page, '500')
  await playBank(page, site, orderId, '按时付款')
  await expectBalance(page, 690_00n)

  await follow(page, '/mine/takemoney')
  await page.getByRole('link', { name: '添加银行卡' }).click()
  await addBankCard(page, site, undefined, realName)
  await expect(page).toHaveURL(`${site.address}/mine/takemoney`)
  const asked = (left: string) =>
    expect(page.getByRole('heading', { name: `还需完成 ¥${left} 有效流水才能取款` })).toBeVisible()
  await asked('2,020')
  await expect(page.getByText('真人、棋牌按 20% 计入')).toBeVisible()
  await expect(page.getByRole('button', { name: '下一步' })).toBeDisabled()

  // The deposit takes 500 of the live tables' play; of the rest the bonus takes a fifth.
  await settlePlay(site, name, 1_000_00n, 'ZR')
  await asked('1,420')
  await settlePlay(site, name, 1_420_00n)
  await expect(page.getByText('流水已达标，可以取款')).toBeVisible()

  await withdraw(page, '600')
  await expect(page.getByRole('status').filter({ hasText: '取款金额' })).toContainText(
    '取款申请已提交，资金已锁定，等待审核。',
  )
  await expectBalance(page, 90_00n)
})
