import type { Page } from '@playwright/test'
import { openSlip, outcome, pick, quick, quoted, type Screens } from './book-pages.ts'
import { gateCalls, type CallGate } from './call-gate.ts'
import { farMatches, homeWin } from './chances.ts'
import type { Book } from './sports.ts'
import { placeButton, slip, stakeFields } from './sports-slip.ts'
import { sure } from './world.ts'

const gates = new WeakMap<Page, CallGate>()

/** Without the network, and without the server; it is started again for the next member. */
export const brokenGroup = (book: Book): Screens => ({
  'slip-offline': async (page) => {
    const [first, second] = farMatches(book)
    const spots = [first, second].map((match) => homeWin(book, sure(match, 'match'), book.now()))
    await pick(page, book, ...spots)
    await quick(page, '100')
    await page.context().setOffline(true)
    await slip(page)
      .getByText(/^网络已断开/)
      .waitFor()
  },
  'slip-unanswered': async (page) => {
    await page.context().setOffline(false)
    const gate = await gateCalls(page)
    // The gate is set up before the next socket opens.
    await page.reload()
    await openSlip(page)
    await quoted(page)
    gate.cutAnswers()
    gates.set(page, gate)
    await placeButton(page).click()
    await slip(page).getByText('正在按请求编号查询', { exact: false }).waitFor()
  },
  'slip-reconnecting': async (page, site) => {
    gates.get(page)?.open()
    await outcome(page, '投注成功')
    await slip(page).getByRole('button', { name: '保留投注项' }).click()
    await quoted(page)
    await quick(page, '500')
    await site.kill()
    await slip(page).getByText('暂时读不到最新赔率', { exact: false }).waitFor()
  },
  'slip-back': async (page, site) => {
    await site.restart()
    await quoted(page)
  },
})

export const visitorGroup = (): Screens => ({
  'slip-visitor': async (page, site) => {
    await page.goto(`${site.address}/home`)
    // Parts far down are drawn when they come near.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const hot = page.getByRole('region', { name: '热门赛事' })
    await hot
      .getByRole('button', { name: /^全场独赢 / })
      .first()
      .click()
    await page.getByRole('dialog', { name: '提示' }).waitFor()
  },
})

/** Fills the match limit with bets of others, so that the typed stake exceeds it. */
export const fullGroup = (book: Book): Screens => ({
  'slip-over-limit': async (page, site) => {
    const match = sure(farMatches(book)[0], 'match')
    await pick(page, book, homeWin(book, match, book.now()))
    await stakeFields(page).fill('2000')
    await site.query`
      insert into sports_exposure (scope, win) values (${`match:${match.id}`}, 1999990000)
      on conflict (scope) do update set win = excluded.win`
    await page.reload()
    await openSlip(page)
    await slip(page).getByText('超过该赛事目前可接受的投注额', { exact: false }).first().waitFor()
  },
  'slip-room-again': async (page, site) => {
    await site.query`update sports_exposure set win = 0 where win = 1999990000`
    await page.reload()
    await openSlip(page)
    await quoted(page)
  },
})
