import type { Locator, Page } from '@playwright/test'
import { later, minuteMs, secondMs } from '@xinghe/rules/base/instant.ts'
import { fenFromTyped, fenToCny, type Fen } from '@xinghe/rules/base/money.ts'
import { expectAccessible } from '../harness/accessible.ts'
import { movesAfter, quietMinute, type Move } from '../harness/chances.ts'
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
import { expectToast } from '../harness/toasts.ts'
import { sure, type Spot } from '../harness/world.ts'

const myBets = (page: Page): Locator => page.getByRole('region', { name: '我的注单' })
const offer = (page: Page): Locator => myBets(page).getByRole('button', { name: /^提前兑现 ¥/ })

const placeHundred = async (
  page: Page,
  book: Book,
  spot: Spot,
  policy: '接受更好赔率' | '接受任何变化',
): Promise<void> => {
  await openMatch(page, book, spot.match)
  await priceButton(page, spot).click()
  await choosePolicy(page, policy)
  await stakeFields(page).fill('100')
  await placeButton(page).click()
}

const confirmButton = (page: Page): Locator =>
  myBets(page).getByRole('button', { name: /^确认兑现 ¥/ })

/** The first press; tells the value that the second is about. */
const ask = async (page: Page): Promise<Fen> => {
  await myBets(page)
    .getByRole('button', { name: /^兑现 ¥/ })
    .click()
  const text = await confirmButton(page).innerText()
  return sure(fenFromTyped(text.replace('确认兑现 ¥', '')), 'value')
}

/** Asks for a share of the only bet, with both presses, and tells its value. */
const askFor = async (page: Page, share: '50%' | '100%'): Promise<Fen> => {
  await offer(page).click()
  await myBets(page).getByRole('button', { name: share, exact: true }).click()
  const value = await ask(page)
  await confirmButton(page).click()
  return value
}

/** The highest price of an even match: beyond it the favourite may have none. */
const evenHk = 200

/** A price of a home win that rises soon: the bet on it is then worth less. */
const risingPrice = (book: Book): Move =>
  sure(
    movesAfter(book, book.now(), later(book.now(), 20 * minuteMs))
      .filter(({ before, after }) => before.hk < after.hk && after.hk < evenHk)
      .toSorted((one, other) => other.after.hk - other.before.hk - one.after.hk + one.before.hk)[0],
    'rising price',
  )

test('a bet is cashed out in two parts before the match, the second at a value that fell', async ({
  page,
  book,
}) => {
  const { site, until } = book
  await memberReady(page, site, { balance: 1_000_00n })
  await book.whileStopped(async () => {
    const { before, at } = risingPrice(book)
    await placeHundred(page, book, before, '接受更好赔率')
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

    await offer(page).click()
    const seen = await ask(page)
    await until(later(at, secondMs))
    await expect(bets.getByRole('alert')).toContainText(`报价由 ${fenToCny(seen)} 降至`)
    await expect(confirmButton(page)).toHaveCount(0)
    // Until the feed has caught up with the clock, prices are pale on purpose.
    await expect(page.getByTitle(/^赛事数据中断/)).toHaveCount(0)
    await expectAccessible(page, 'a value that fell before it was confirmed')
    const rest = await ask(page)
    expect(rest < seen).toBe(true)
    await confirmButton(page).click()
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

test('in play half a bet is cashed out, and a goal within the countdown refuses the rest', async ({
  page,
  book,
}) => {
  const { site, until, now } = book
  const { spot, goalBefore, goal } = quietMinute(book)
  /** Two of them are longer than a countdown; a feed may be silent for one. */
  const stepMs = 3.5 * secondMs
  await book.whileStopped(async () => {
    const passCountdown = async (): Promise<void> => {
      for (const _ of [1, 2]) await until(later(now(), stepMs))
    }
    await until(later(goalBefore, secondMs))
    await memberReady(page, site, { balance: 1_000_00n })
    await placeHundred(page, book, spot, '接受任何变化')
    await expectOutcome(page, '注单确认中')
    await passCountdown()
    await expectOutcome(page, '投注成功')
    await page.getByRole('tab', { name: '我的注单' }).click()
    const bets = myBets(page)
    const countdown = bets.getByRole('timer', { name: '兑现确认中' })
    await askFor(page, '50%')
    await expect(countdown).toBeVisible()
    await passCountdown()
    await expect(bets.getByRole('list', { name: '兑现记录' })).toContainText('已兑现 50%')
    await bets.getByRole('button', { name: '知道了' }).click()

    await until(later(goal, -stepMs))
    await askFor(page, '100%')
    await expect(countdown).toBeVisible()
    // The outcome is told although the list of bets is closed.
    await page.getByRole('tab', { name: '交易单' }).click()
    await until(goal)
    await until(later(goal, stepMs))
    await expectToast(page, '未能兑现：比分已变化')
    await page.getByRole('tab', { name: '我的注单' }).click()
    await expect(bets).toContainText('未能兑现：比分已变化')
    await expect(bets).toContainText('本金50.00')
  })
})
