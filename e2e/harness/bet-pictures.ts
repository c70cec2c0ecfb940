import type { Locator, Page } from '@playwright/test'
import { instant, later, minuteMs, secondMs, siteDay } from '@xinghe/rules/base/instant.ts'
import { farMatches, handicapThat, homeWin, soonMatches } from './chances.ts'
import type { Book } from './sports.ts'
import {
  allIsWell,
  bet,
  bets,
  memberIdOf,
  openBets,
  type PictureGroup,
  type Screens,
} from './book-pages.ts'
import { openPath } from './visit.ts'
import { sure, type Spot } from './world.ts'

const ticketOf = (card: Locator): Promise<string> => card.getByText(/^XH\d+/).innerText()

/** What opens a bet of the records: a button of its row, on a phone the card itself. */
const details = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('button')
    .filter({ hasText: /^详情$| v /, visible: true })

/** A win, a half win, a half loss, a loss and a push where the next matches have them, and one far off. */
const betGroup = (book: Book): Screens => {
  let ends = book.now()
  let ticket = ''
  return {
    'bets-empty': async (page, site) => {
      await page.goto(`${site.address}/game/sport/crty?show=FT&sport=VF`)
      await openBets(page, '未结算')
      await bets(page).getByText('没有未结算的注单').waitFor()
    },
    'bets-open': async (page) => {
      const matches = soonMatches(book)
      const far = homeWin(book, sure(farMatches(book)[0], 'match in some days'), book.now())
      const taken: Spot[] = []
      for (const isRight of [
        (quarters: number) => quarters > 1,
        (quarters: number) => quarters === 1,
        (quarters: number) => quarters === -1,
        (quarters: number) => quarters < -1,
      ]) {
        const free = matches.filter((match) => !taken.some((spot) => spot.match === match))
        taken.push(handicapThat(book, free, isRight))
      }
      ends = instant(Math.max(...taken.map(({ match }) => book.world.endOf(match))))
      const first = instant(Math.min(...taken.map(({ match }) => match.kickOff)))
      await bet(page, book, far, ...taken)
      await book.until(later(first, minuteMs))
      await page.reload()
      await openBets(page, '未结算')
      await bets(page).getByText(/^滚球/).first().waitFor()
    },
    'bets-settled': async (page) => {
      await book.until(later(ends, secondMs))
      await allIsWell(page)
      await openBets(page, '已结算')
      await bets(page).getByText('赢半', { exact: true }).waitFor()
      await bets(page).getByText('输半', { exact: true }).waitFor()
    },
    'bets-settled-more': async (page) => {
      await bets(page).getByText('输半', { exact: true }).scrollIntoViewIfNeeded()
    },
    'bets-void': async (page, site) => {
      await openBets(page, '未结算')
      const card = bets(page).getByRole('listitem').filter({ hasText: '已接受' }).first()
      await site.command('sports', 'void', await ticketOf(card), '赛事信息有误')
      await openBets(page, '已结算')
      await bets(page).getByText('取消', { exact: true }).first().waitFor()
    },
    'appeal-dialog': async (page) => {
      const card = bets(page)
        .getByRole('list', { name: '已结算' })
        .locator('> li')
        .filter({ hasText: '输半' })
      ticket = await ticketOf(card)
      await card.getByRole('button', { name: '申诉' }).click()
      await page.getByLabel('申诉理由').fill('官方赛果为 2-1，结算用的是 1-1，请核对。')
    },
    'appeal-sent': async (page) => {
      await page.getByRole('button', { name: '提交申诉' }).click()
      await bets(page).getByText('申诉已提交').waitFor()
      await bets(page).getByText('申诉已提交').scrollIntoViewIfNeeded()
    },
    'appeal-answered': async (page, site) => {
      const answer = '经核对，官方赛果为 1-1，半场后进球被判无效，结算无误。感谢您的反馈。'
      await site.command('appeal', ticket, 'reject', answer)
      await bets(page).getByText('申诉未成立').waitFor()
      await bets(page).getByText('申诉未成立').scrollIntoViewIfNeeded()
    },
    'bet-record': async (page, site) => {
      // A week of bets, for the chart.
      const memberId = await memberIdOf(page)
      await site.query`
        update sports_bet set placed_at = placed_at - (id % 6) * interval '1 day',
                              settled_at = settled_at - (id % 6) * interval '1 day'
        where member_id = ${memberId} and state = 'settled'`
      await openPath('/mine/betRecord', '投注记录')(page, site)
      await details(page).first().waitFor()
    },
    'bet-record-list': async (page) => {
      await details(page).last().scrollIntoViewIfNeeded()
    },
    'bet-record-detail': async (page) => {
      await details(page).nth(1).click()
      await page.getByRole('dialog', { name: '注单详情' }).waitFor()
    },
    'bet-record-export': async (page) => {
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: '导出 CSV' }).click()
      await page.getByText(/^投注记录已导出/).waitFor()
    },
  }
}

const nothingGroup: Screens = {
  'bet-record-empty': async (page, site) => {
    await openPath('/mine/betRecord', '投注记录')(page, site)
    await page.getByText('这段时间没有投注记录').filter({ visible: true }).waitFor()
  },
}

/** A win of which the day's cap leaves ten yuan. */
const cutGroup = (book: Book): Screens => ({
  'bets-cut': async (page, site) => {
    const spot = handicapThat(book, soonMatches(book), (quarters) => quarters > 1)
    await bet(page, book, spot)
    const memberId = await memberIdOf(page)
    await site.query`
      insert into sports_member_day (member_id, day, won)
      values (${memberId}, ${siteDay(book.now())}::date, jsonb_build_object('VF', '143999000'))`
    await book.until(later(book.world.endOf(spot.match), secondMs))
    await allIsWell(page)
    await openBets(page, '已结算')
    await bets(page).getByText('赢', { exact: true }).waitFor()
  },
})

/** My bets in every state, appeals, and the records of all venues. */
export const betPictures = (book: Book): readonly PictureGroup[] => [
  { belongings: { balance: 8_888_00n }, screens: betGroup(book) },
  { belongings: { balance: 8_888_00n }, screens: cutGroup(book) },
  { belongings: { balance: 8_888_00n }, screens: nothingGroup },
]
