import { devices, type Page } from '@playwright/test'
import { patient } from '../../tools/machine-speed.ts'
import { farHomeWin } from '../harness/chances.ts'
import { expect } from '../harness/journey.ts'
import { logInElsewhere } from '../harness/member.ts'
import { memberReady } from '../harness/member-ready.ts'
import { test } from '../harness/sports.ts'
import {
  expectOutcome,
  openMatch,
  placeButton,
  priceButton,
  slip,
  stakeFields,
} from '../harness/sports-slip.ts'
import { type Spot } from '../harness/world.ts'

const bet = async (page: Page, spot: Spot): Promise<void> => {
  await page.bringToFront()
  await priceButton(page, spot).click()
  await stakeFields(page).fill('100')
  await placeButton(page).click()
  await expectOutcome(page, '投注成功')
  await slip(page).getByRole('button', { name: '完成' }).click()
}

test('two tabs and another device of a member stay in the book, and all of them bet', async ({
  page,
  context,
  browser,
  book,
}) => {
  test.setTimeout(patient(120_000))
  const { site } = book
  const spot = farHomeWin(book)
  const account = await memberReady(page, site, { balance: 1_000_00n })
  await openMatch(page, book, spot.match)
  await priceButton(page, spot).waitFor()

  const elsewhere = await browser.newContext({
    ...devices['Desktop Chrome'],
    reducedMotion: 'reduce',
  })
  const device = await elsewhere.newPage()
  await device.goto(`${site.address}/home`)
  await logInElsewhere(device, site, account)
  await openMatch(device, book, spot.match)
  await bet(device, spot)

  const tab = await context.newPage()
  await openMatch(tab, book, spot.match)
  await bet(tab, spot)
  await bet(page, spot)
  await bet(device, spot)
  const [bets] = await site.query<{ count: number }[]>`
    select count(*)::int as count from sports_bet
    where member_id = (select id from member where name = ${account.name})`
  expect(bets?.count).toBe(4)
  for (const view of [page, tab, device])
    await expect(view.getByText('数据异常,请重新进入游戏')).toHaveCount(0)
  await elsewhere.close()
})
