import { disciplineGameType } from '@xinghe/rules/sports/feed/discipline.ts'
import { farHomeWin } from '../harness/chances.ts'
import { expectAccessible } from '../harness/accessible.ts'
import { expect } from '../harness/journey.ts'
import { authDialog, expectMember, sendLogin } from '../harness/member.ts'
import { memberReady } from '../harness/member-ready.ts'
import { test } from '../harness/sports.ts'
import {
  expectOutcome,
  placeButton,
  priceButton,
  slip,
  slipItems,
  stakeFields,
} from '../harness/sports-slip.ts'
import { expectToast } from '../harness/toasts.ts'
import { open } from '../harness/visit.ts'

test('a visitor reads the board, fills a slip, logs in and places the same slip', async ({
  page,
  book,
}) => {
  const { site } = book
  const spot = farHomeWin(book)
  const account = await memberReady(page, site, { balance: 1_000_00n })
  // A trusted browser without a session.
  await page.evaluate(() => localStorage.removeItem('token'))

  await open(page, site, '/game/sport')
  await expect(page.getByRole('tab', { name: /^今日/ })).toBeVisible()
  await expectAccessible(page, 'visitor-board')

  const sport = disciplineGameType(spot.match.league.discipline)
  await open(page, site, `/game/sport?show=FT&sport=${sport}&match=${spot.match.id}`)
  await priceButton(page, spot).click()
  await stakeFields(page).fill('100')
  await slip(page).getByRole('button', { name: '登录后投注' }).click()
  await sendLogin(authDialog(page), account)
  await expectMember(page)

  await expect(page).toHaveURL(new RegExp(`/game/sport/crty\\?.*match=${spot.match.id}`))
  await expect(slipItems(page)).toHaveCount(1)
  await expect(stakeFields(page)).toHaveValue('100')
  await expect(placeButton(page)).toBeEnabled()
  await placeButton(page).click()
  await expectOutcome(page, '投注成功')
})

test('a link into the book asks a visitor to log in and opens afterwards', async ({
  page,
  book,
}) => {
  const { site } = book
  const account = await memberReady(page, site, { balance: 1_000_00n })
  await page.evaluate(() => localStorage.removeItem('token'))
  await open(page, site, '/game/sport/crty?show=FU&sport=TN')
  await expectToast(page, '请先登录账号,才能了解更多')
  await sendLogin(authDialog(page), account)
  await expect(page).toHaveURL(/\/game\/sport\/crty\?.*sport=TN/)
})
