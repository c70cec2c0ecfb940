import { secondMs } from '@xinghe/rules/base/instant.ts'
import { gateCalls } from '../harness/call-gate.ts'
import { farHomeWin } from '../harness/chances.ts'
import { expect } from '../harness/journey.ts'
import { authDialog, expectMember, sendLogin } from '../harness/member.ts'
import { memberReady } from '../harness/member-ready.ts'
import { test } from '../harness/sports.ts'
import {
  expectOutcome,
  expectStakeable,
  openMatch,
  placeButton,
  priceButton,
  slip,
  slipItems,
  stakeFields,
} from '../harness/sports-slip.ts'
import { expectToast } from '../harness/toasts.ts'

test('a bet whose answer is cut off is found again, and an ended session keeps the slip', async ({
  page,
  book,
}) => {
  const { site } = book
  const spot = farHomeWin(book)
  const gate = await gateCalls(page)
  const account = await memberReady(page, site, { balance: 1_000_00n })
  await openMatch(page, book, spot.match)
  await priceButton(page, spot).click()
  await stakeFields(page).fill('100')
  await expect(placeButton(page)).toBeEnabled()
  gate.cutAnswers()
  await placeButton(page).click()
  await expect(slip(page)).toContainText('正在按请求编号查询，不会重复下注')
  gate.open()
  await expectOutcome(page, '投注成功')
  await slip(page).getByRole('button', { name: '保留投注项' }).click()
  await expectStakeable(page, 900_00n)

  await stakeFields(page).fill('50')
  await expect(placeButton(page)).toBeEnabled()
  // Blocked, so that this press is the first call with the expired session.
  gate.hold()
  await placeButton(page).click()
  // Expires the session; the server caches it for some seconds.
  await site.query`
    update session set made_at = made_at - interval '30 days'
    where member_id = (select id from member where name = ${account.name})`
  await site.advance(20 * secondMs)
  gate.open()
  await expectToast(page, '请重新登录')
  await expect(page).toHaveURL(`${site.address}/home`)
  await expect(authDialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(authDialog(page)).toBeHidden()

  // Content below the fold is rendered on scrolling.
  await page.getByRole('heading', { name: '娱乐大厅' }).waitFor()
  await page.mouse.wheel(0, 600)
  const hot = page.getByRole('region', { name: '热门赛事' })
  await hot
    .getByRole('button', { name: /^全场独赢 / })
    .first()
    .click()
  const prompt = page.getByRole('dialog', { name: '提示' })
  await expect(prompt).toContainText('请先登录账号,才能了解更多')
  await prompt.getByRole('button', { name: '去登录' }).click()
  await sendLogin(authDialog(page), account)
  await expectMember(page)
  await hot.getByRole('button', { name: '交易单 2 项，去投注' }).click()
  await expect(slipItems(page)).toHaveCount(2)
  await expect(stakeFields(page).first()).toHaveValue('50')
})
