import type { Locator, Page } from '@playwright/test'
import { later, secondMs } from '@xinghe/rules/base/instant.ts'
import {
  allIsWell,
  bet,
  bets,
  isPhone,
  openBets,
  openSlip,
  pick,
  quoted,
  type PictureGroup,
  type Screens,
} from './book-pages.ts'
import { farMatches, handballMatches, homeWin, soonMatches } from './chances.ts'
import type { Book } from './sports.ts'
import { openMatch, priceButton, slip, stakeFields } from './sports-slip.ts'
import { sure } from './world.ts'

const press = (page: Page, name: string | RegExp): Promise<void> =>
  bets(page).getByRole('button', { name }).first().click()

/** Bets of two sports, of which one is in play, and the way of one of them to its cash out. */
const cashOutGroup = (book: Book): Screens => ({
  'cash-out-offer': async (page) => {
    const soon = sure(soonMatches(book)[0], 'match soon')
    const matches = [soon, farMatches(book)[0], handballMatches(book)[0]]
    const spots = matches.map((match) => homeWin(book, sure(match, 'match'), book.now()))
    await bet(page, book, ...spots)
    await book.until(later(soon.kickOff, 5 * secondMs))
    await page.reload()
    await allIsWell(page)
    await openBets(page, '未结算')
    await bets(page)
      .getByRole('button', { name: /^提前兑现 ¥/ })
      .first()
      .waitFor()
  },
  'bets-filtered': async (page) => {
    await press(page, /^未开赛/)
    await bets(page).getByLabel('按项目或串关筛选').selectOption({ label: '其他体育' })
  },
  'bets-filtered-empty': async (page) => {
    await press(page, /^滚球中/)
    await bets(page).getByText('没有符合条件的注单').waitFor()
  },
  'cash-out-form': async (page) => {
    await press(page, '显示全部')
    await press(page, /^未开赛/)
    await press(page, /^提前兑现 ¥/)
    await press(page, '50%')
  },
  'cash-out-ask': (page) => press(page, /^兑现 ¥/),
  'cash-out-part': async (page) => {
    await press(page, /^确认兑现 ¥/)
    await bets(page).getByRole('list', { name: '兑现记录' }).waitFor()
  },
  'bet-picture': async (page) => {
    await press(page, '分享图片')
    await page.getByRole('img', { name: /^注单图片/ }).waitFor()
  },
  'bet-picture-amounts': async (page) => {
    await page.getByLabel('在图片中显示金额').check()
  },
  'cash-out-whole': async (page) => {
    await page.getByRole('button', { name: '关闭注单图片' }).click()
    await press(page, '知道了')
    await press(page, /^提前兑现 ¥/)
    await press(page, /^兑现 ¥/)
    await press(page, /^确认兑现 ¥/)
    await openBets(page, '已结算')
    await bets(page).getByText('已兑现', { exact: true }).waitFor()
  },
})

const quickBar = (page: Page): Locator => page.getByRole('region', { name: '一键投注' })

const quickGroup = (book: Book): Screens => {
  const far = () => homeWin(book, sure(farMatches(book)[0], 'match in some days'), book.now())
  return {
    'quick-bet-settings': async (page) => {
      await openMatch(page, book, far().match)
      await openSlip(page)
      await slip(page).getByRole('button', { name: '投注设置' }).click()
      const settings = page.getByRole('dialog', { name: '投注设置' })
      await settings.getByLabel('一键投注金额').fill('50')
      await settings.getByRole('switch', { name: '开启一键投注' }).click()
    },
    'quick-bet-on': async (page) => {
      await page.getByRole('button', { name: '关闭投注设置' }).click()
      if (isPhone(page)) await page.getByRole('button', { name: '收起交易单' }).click()
      await quickBar(page).waitFor()
    },
    'quick-bet-placed': async (page) => {
      await priceButton(page, far()).click()
      await quickBar(page)
        .getByText(/^投注成功/)
        .waitFor()
    },
  }
}

/** Everything of the book can be read without a login, and a slip can be filled. */
const visitorGroup = (book: Book): Screens => ({
  'visitor-board': async (page, site) => {
    await page.goto(`${site.address}/game/sport?show=FT&sport=VF`)
    await page.locator('[data-price]').first().waitFor()
  },
  'visitor-slip': async (page, site) => {
    const spot = homeWin(book, sure(farMatches(book)[0], 'match in some days'), book.now())
    await page.goto(`${site.address}/game/sport?show=FU&sport=OP&match=${spot.match.id}`)
    await priceButton(page, spot).click()
    await openSlip(page)
    await stakeFields(page).fill('100')
  },
  'visitor-bets': async (page) => {
    await page.getByRole('tab', { name: /^我的注单/ }).click()
    await bets(page).getByText('登录后查看注单').waitFor()
  },
})

/** The slip on a phone with two picks, whose tools a thumb must hit. */
const sheetGroup = (book: Book): Screens => ({
  'slip-two': async (page) => {
    const spots = farMatches(book)
      .slice(0, 2)
      .map((match) => homeWin(book, match, book.now()))
    await pick(page, book, ...spots)
    await quoted(page)
  },
})

/** Cash out, the filters of open bets, the picture of a bet, quick betting, and the book without a login. */
export const cashOutPictures = (book: Book): readonly PictureGroup[] => [
  { belongings: { balance: 8_888_00n }, screens: cashOutGroup(book) },
  { belongings: { balance: 8_888_00n }, screens: quickGroup(book) },
  { belongings: { balance: 8_888_00n }, screens: sheetGroup(book) },
  { belongings: null, screens: visitorGroup(book) },
]
