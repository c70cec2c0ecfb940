import { expectAccessible } from '../harness/accessible.ts'
import { farHomeWin } from '../harness/chances.ts'
import { expect } from '../harness/journey.ts'
import { memberReady } from '../harness/member-ready.ts'
import { test } from '../harness/sports.ts'
import { openMatch, priceButton, slip, slipItems } from '../harness/sports-slip.ts'

test('one press on a price bets the kept stake, and the bet says what it needs', async ({
  page,
  book,
}) => {
  const { site } = book
  const spot = farHomeWin(book)
  await memberReady(page, site, { balance: 1_000_00n })
  await openMatch(page, book, spot.match)
  await page.getByRole('tab', { name: '交易单' }).click()
  await slip(page).getByRole('button', { name: '投注设置' }).click()
  const settings = page.getByRole('dialog', { name: '投注设置' })
  await settings.getByLabel('一键投注金额').fill('50')
  await settings.getByRole('switch', { name: '开启一键投注' }).click()
  await expectAccessible(page, 'settings with quick betting')
  await settings.getByRole('button', { name: '关闭投注设置' }).click()
  const bar = page.getByRole('region', { name: '一键投注' })
  await expect(bar).toContainText('一键投注 已开启¥50')
  await priceButton(page, spot).dblclick()
  await expect(bar).toContainText(`投注成功 ${spot.match.home.name}`)

  await page.getByRole('tab', { name: '我的注单' }).click()
  const bets = page.getByRole('region', { name: '我的注单' })
  const bet = bets.getByRole('list', { name: '未结算' }).locator(':scope > li')
  await expect(bet).toHaveCount(1)
  await expect(bet).toContainText('本金50.00')
  await expect(bet).toContainText(`需${spot.match.home.name}获胜`)
  await expectAccessible(page, 'a running bet under the bar of quick betting')
  await bet.getByRole('button', { name: '分享图片' }).click()
  const picture = page.getByRole('dialog', { name: '注单图片' })
  const saved = page.waitForEvent('download')
  await picture.getByRole('button', { name: '保存图片' }).click()
  expect((await saved).suggestedFilename()).toBe('注单.png')
  await picture.getByRole('button', { name: '关闭注单图片' }).click()

  await bar.getByRole('button', { name: '关闭一键投注' }).click()
  await expect(bar).toHaveCount(0)
  await priceButton(page, spot).click()
  await expect(slipItems(page)).toHaveCount(1)
})
