import { setTimeout } from 'node:timers/promises'
import { later, minuteMs, secondMs } from '@xinghe/rules/base/instant.ts'
import {
  allIsWell,
  memberIdOf,
  openMyBets,
  openSlip,
  outcome,
  pick,
  quick,
  quoted,
  type PictureGroup,
  type Screens,
} from './book-pages.ts'
import {
  farMatches,
  handballMatches,
  handicapThat,
  homeWin,
  quietMinute,
  soonMatches,
} from './chances.ts'
import { said } from './member.ts'
import { memberReady } from './member-ready.ts'
import { brokenGroup, fullGroup, visitorGroup } from './slip-troubles.ts'
import type { Book } from './sports.ts'
import { openMatch, placeButton, slip, stakeFields } from './sports-slip.ts'
import { sure } from './world.ts'

const picksGroup = (book: Book): Screens => ({
  'slip-empty': async (page) => {
    await openMatch(page, book, sure(farMatches(book)[0], 'match in some days'))
    await openSlip(page)
  },
  'slip-single': async (page) => {
    await pick(page, book, homeWin(book, sure(farMatches(book)[0], 'match'), book.now()))
    await stakeFields(page).fill('100')
  },
  'slip-too-low': (page) => stakeFields(page).fill('1'),
  'slip-clamped': (page) => stakeFields(page).fill('99999'),
  'slip-settings': async (page) => {
    await page.getByRole('button', { name: '投注设置' }).first().click()
    await page.getByRole('dialog', { name: '投注设置' }).waitFor()
  },
  'slip-multiple': async (page) => {
    const [, second, third] = farMatches(book)
    const spots = [second, third].map((match) => homeWin(book, sure(match, 'match'), book.now()))
    await pick(page, book, ...spots)
    for (const [at, amount] of ['100', '250', '60.50'].entries())
      await stakeFields(page).nth(at).fill(amount)
  },
  'slip-system': async (page) => {
    await slip(page).getByRole('tab', { name: '串关' }).click()
    await slip(page)
      .getByRole('button', { name: /^更多串法/ })
      .click()
    await stakeFields(page).first().fill('50')
    await stakeFields(page).nth(1).fill('20')
  },
  'slip-receipt': async (page) => {
    await placeButton(page).click()
    await outcome(page, '投注成功')
  },
  // Simulates a refusal; after a reload the slip queries its orders.
  'slip-refused-series': async (page, site) => {
    const memberId = await memberIdOf(page)
    await site.query`
      update sports_bet set state = 'refused', ticket = null, refused_why = 'price-moved'
      where member_id = ${memberId}`
    await site.query`
      update sports_leg set leg = (leg::jsonb || '{"refusedWhy": "price-moved"}')::json
      where position = 1 and bet_id in (select id from sports_bet where member_id = ${memberId})`
    await page.reload()
    await openSlip(page)
    await outcome(page, '注单未被接受')
  },
  'slip-refused-marks': async (page) => {
    await slip(page).getByRole('button', { name: '返回交易单' }).click()
    await quoted(page)
  },
  'slip-series-invalid': async (page) => {
    const [first] = farMatches(book)
    const away = sure(
      book.world
        .spotsOf(sure(first, 'match'), book.now())
        .find(({ play, side }) => play === 'OU' && side === 'O'),
      'total',
    )
    await pick(page, book, away)
    await slip(page).getByText('同一场赛事的投注项不能串在一起').first().waitFor()
  },
})

/** One price of each play of a match: of a play the slip keeps only the last. */
const tenGroup = (book: Book): Screens => ({
  'slip-ten': async (page) => {
    await openMatch(page, book, sure(soonMatches(book).at(-1), 'match soon'))
    const prices = page.getByRole('main').locator('[data-price]')
    await prices.first().waitFor()
    const plays = (await prices.allTextContents()).map((name) => name.split(' ')[0])
    const firsts = plays.flatMap((play, at) => (plays.indexOf(play) === at ? [at] : []))
    for (const at of firsts.slice(0, 11)) await prices.nth(at).click()
    await said(page, '投注项数量已达上限').waitFor()
  },
  'slip-ten-open': openSlip,
})

/** Below evens a handicap is negative in the Indonesian view. */
const negativeGroup = (book: Book): Screens => ({
  'slip-negative': async (page) => {
    await pick(
      page,
      book,
      handicapThat(book, soonMatches(book), (_, { hk }) => hk > 50 && hk < 95),
    )
    await page.getByRole('button', { name: '投注设置' }).first().click()
    await page.getByRole('radio', { name: /^印尼盘/ }).check()
    await page.getByRole('button', { name: '保存设置' }).click()
    await page.getByRole('dialog', { name: '投注设置' }).waitFor({ state: 'hidden' })
    await stakeFields(page).fill('200')
    await slip(page)
      .getByText(/^负赔率/)
      .waitFor()
  },
  'slip-negative-receipt': async (page) => {
    await placeButton(page).click()
    await outcome(page, '投注成功')
  },
})

/** A price that moves, and a match that begins while it lies in the slip. */
const movedGroup = (book: Book): Screens => ({
  'slip-moved': async (page) => {
    const from = later(book.now(), minuteMs)
    const to = later(from, 10 * minuteMs)
    const moves = [...farMatches(book), ...handballMatches(book)].flatMap((match) => {
      const [before, after] = [homeWin(book, match, from), homeWin(book, match, to)]
      return before.hk === after.hk ? [] : [{ before, isWorse: after.hk < before.hk }]
    })
    // A better price alone would be taken without a question.
    const worse = sure(
      moves.find(({ isWorse }) => isWorse),
      'price that falls',
    )
    const other = sure(
      moves.find((move) => move !== worse),
      'another price that moves',
    )
    await pick(page, book, worse.before, other.before)
    await quick(page, '100')
    await book.until(to)
    await slip(page).getByRole('button', { name: '接受变化并投注' }).waitFor()
    await allIsWell(page)
  },
  'slip-closed': async (page) => {
    const [match] = soonMatches(book)
    await pick(page, book, homeWin(book, sure(match, 'match soon'), book.now()))
    await book.until(later(sure(match, 'match soon').kickOff, secondMs))
    await allIsWell(page)
    await slip(page).getByText('盘口已关闭', { exact: false }).first().waitFor()
  },
})

const inPlayGroup = (book: Book): Screens => {
  let goal = book.now()
  return {
    'slip-in-play': async (page) => {
      const chance = quietMinute(book)
      goal = chance.goal
      await book.until(later(chance.goalBefore, -20 * secondMs))
      // A leap over a night has ended the session.
      await memberReady(page, book.site, { balance: 8_888_00n })
      await pick(page, book, chance.spot)
      await slip(page).getByLabel('赔率变化').selectOption({ label: '接受任何变化' })
      await stakeFields(page).fill('100')
      await book.until(later(chance.goalBefore, secondMs))
      await allIsWell(page)
    },
    'slip-confirming': async (page) => {
      // The page takes the clock that was moved for its own.
      await page.reload()
      await openSlip(page)
      await quoted(page)
      await placeButton(page).click()
      await outcome(page, '注单确认中')
    },
    'bets-confirming': async (page) => {
      await openMyBets(page)
      await page.getByRole('region', { name: '我的注单' }).getByText('待确认').first().waitFor()
    },
    'slip-accepted': async (page, site) => {
      await openSlip(page)
      await site.advance(4.5 * secondMs)
      await outcome(page, '投注成功')
    },
    'slip-refused-goal': async (page) => {
      await slip(page).getByRole('button', { name: '保留投注项' }).click()
      await book.until(later(goal, -20 * secondMs))
      await page.reload()
      await openSlip(page)
      await quoted(page)
      await stakeFields(page).fill('200')
      // Time runs by itself here: a leap would make the feed silent.
      while (book.now() < goal - 4 * secondMs) await setTimeout(100)
      await placeButton(page).click()
      await outcome(page, '注单确认中')
      await outcome(page, '注单未被接受')
    },
    'slip-after-refusal': async (page) => {
      await slip(page).getByRole('button', { name: '返回交易单' }).click()
      await stakeFields(page).waitFor()
    },
  }
}

/** Every state of the slip; the clock of the book goes forward with them. */
export const slipPictures = (book: Book): readonly PictureGroup[] => [
  { belongings: { balance: 8_888_00n }, screens: picksGroup(book) },
  { belongings: { balance: 8_888_00n }, screens: tenGroup(book) },
  { belongings: { balance: 8_888_00n }, screens: negativeGroup(book) },
  { belongings: { balance: 8_888_00n }, screens: movedGroup(book) },
  { belongings: { balance: 8_888_00n }, screens: inPlayGroup(book) },
  { belongings: { balance: 8_888_00n }, screens: fullGroup(book) },
  { belongings: null, screens: visitorGroup() },
  { belongings: { balance: 8_888_00n }, screens: brokenGroup(book) },
]
