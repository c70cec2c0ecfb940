import type { Locator, Page } from '@playwright/test'
import { later, secondMs } from '@xinghe/rules/base/instant.ts'
import { fenFromTyped, type Fen } from '@xinghe/rules/base/money.ts'
import { expectAccessible } from '../harness/accessible.ts'
import { farHomeWin, quietMinute } from '../harness/chances.ts'
import { expect } from '../harness/journey.ts'
import { memberReady } from '../harness/member-ready.ts'
import { test, type Book } from '../harness/sports.ts'
import {
  choosePolicy,
  expectOutcome,
  expectStakeable,
  openMatch,
  placeButton,
  priceButton,
  slip,
  stakeFields,
} from '../harness/sports-slip.ts'
import { sure, type Spot } from '../harness/world.ts'

const myBets = (page: Page): Locator => page.getByRole('region', { name: '我的注单' })
const offer = (page: Page): Locator => myBets(page).getByRole('button', { name: /^提前兑现 ¥/ })

const placeHundred = async (page: Page, book: Book, spot: Spot): Promise<void> => {
  await openMatch(page, book, spot.match)
  await priceButton(page, spot).click()
  await choosePolicy(page, '接受任何变化')
  await stakeFields(page).fill('100')
  await placeButton(page).click()
}

/** Asks for a share of the only bet, with the second press, and tells its value. */
const askFor = async (page: Page, share: '50%' | '100%'): Promise<Fen> => {
  const bets = myBets(page)
  await offer(page).click()
  await bets.getByRole('button', { name: share, exact: true }).click()
  await bets.getByRole('button', { name: /^兑现 ¥/ }).click()
  const confirm = bets.getByRole('button', { name: /^确认兑现 ¥/ })
  const text = await confirm.innerText()
  await confirm.click()
  return sure(fenFromTyped(text.replace('确认兑现 ¥', '')), 'value')
}

test('a bet is cashed out in two parts before the match', async ({ page, book }) => {
  await memberReady(page, book.site, { balance: 1_000_00n })
  await book.site.withStoppedClock(async () => {
    await placeHundred(page, book, farHomeWin(book))
    await expectOutcome(page, '投注成功')
    await page.getByRole('tab', { name: '我的注单' }).click()
    const bets = myBets(page)
    await offer(page).click()
    await expectAccessible(page, 'the choice of a share to cash out')
    await bets.getByRole('button', { name: '取消' }).click()
    const half = await askFor(page, '50%')
    await expect(bets.getByRole('list', { name: '兑现记录' })).toContainText('已兑现 50%')
    await expect(bets).toContainText('本金50.00')
    await bets.getByRole('button', { name: '知道了' }).click()
    const rest = await askFor(page, '100%')
    await expect(bets.getByText('没有未结算的注单')).toBeVisible()
    expect(half + rest < 100_00n && half + rest > 80_00n).toBe(true)

    await bets.getByRole('tab', { name: '已结算' }).click()
    await expect(bets.getByRole('list', { name: '兑现记录' }).getByRole('listitem')).toHaveCount(2)
    await expect(bets.getByText('已兑现', { exact: true })).toBeVisible()
    await page.getByRole('tab', { name: '交易单' }).click()
    await slip(page).getByRole('button', { name: '保留投注项' }).click()
    await expectStakeable(page, 900_00n + half + rest)
  })
})

test('a goal within the countdown refuses a cash out, and the bet runs on', async ({
  page,
  book,
}) => {
  const { site, until, now } = book
  const { spot, goalBefore, goal } = quietMinute(book)
  /** Two of them are longer than a countdown; a feed may be silent for one. */
  const stepMs = 3.5 * secondMs
  await site.withStoppedClock(async () => {
    await until(later(goalBefore, secondMs))
    await memberReady(page, site, { balance: 1_000_00n })
    await placeHundred(page, book, spot)
    await expectOutcome(page, '注单确认中')
    for (const _ of [1, 2]) await until(later(now(), stepMs))
    await expectOutcome(page, '投注成功')
    await page.getByRole('tab', { name: '我的注单' }).click()
    await until(later(goal, -stepMs))
    await askFor(page, '50%')
    const bets = myBets(page)
    await expect(bets.getByRole('timer', { name: '兑现确认中' })).toBeVisible()
    await until(goal)
    await until(later(goal, stepMs))
    await expect(bets).toContainText('未能兑现：比分已变化')
    await expect(bets).toContainText('本金100.00')
  })
})
