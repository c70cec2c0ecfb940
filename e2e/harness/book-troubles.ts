import { later, secondMs } from '@xinghe/rules/base/instant.ts'
import { openMyBets, type PictureGroup, type Screens } from './book-pages.ts'
import { gateCalls, type CallGate } from './call-gate.ts'
import { farMatches, soonMatches } from './chances.ts'
import type { Book } from './sports.ts'
import { openMatch } from './sports-slip.ts'
import { sure } from './world.ts'

/** A match that has ended, and one that the book does not know any more. */
const goneGroup = (book: Book): Screens => {
  const match = sure(soonMatches(book)[0], 'match soon')
  return {
    'match-ended': async (page) => {
      await book.until(later(book.world.endOf(match), 5 * secondMs))
      await openMatch(page, book, match)
      await page.getByText('本场比赛已结束').waitFor()
    },
    'match-gone': async (page, site) => {
      await page.goto(`${site.address}/game/sport/crty?show=FT&sport=VF&match=none-such`)
      await page.getByText('这场比赛已不在盘口中').waitFor()
    },
  }
}

const closedGroup = (book: Book): Screens => ({
  'sport-closed': async (page, site) => {
    await site.command('venue', 'CRTY', 'maintenance')
    await page.goto(`${site.address}/game/sport/crty`)
    await page.getByText('体育场馆维护中').first().waitFor()
  },
  'sport-closed-lobby': async (page, site) => {
    await page.goto(`${site.address}/game/sport`)
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
  },
  'sport-open-again': async (page, site) => {
    await site.command('venue', 'CRTY', 'open')
    await openMatch(page, book, sure(farMatches(book)[0], 'match'))
    await page.getByRole('tablist', { name: '玩法分组' }).waitFor()
  },
})

/** A board that waits, that was not answered, and that has lost its connection. */
const waitingGroup = (book: Book): Screens => {
  const board = `${book.site.address}/game/sport/crty?show=FT&sport=VF`
  let gate: CallGate | null = null
  return {
    'board-loading': async (page) => {
      gate = await gateCalls(page)
      await page.goto(board)
      await page.locator('[data-price]').first().waitFor()
      // Afterwards a call is always under way.
      await page.waitForLoadState('networkidle')
      gate.hold()
      await page.getByRole('tab', { name: /^早盘/ }).click()
      await page.getByRole('status', { name: '正在加载赛事' }).waitFor()
    },
    'board-fault': async (page) => {
      gate?.open()
      await page.goto(board)
      await page.locator('[data-price]').first().waitFor()
      gate?.cutAnswers()
      await page.getByRole('tab', { name: /^早盘/ }).click()
      await page.getByText('赛事没有加载出来').waitFor()
    },
    'bets-fault': async (page) => {
      await openMyBets(page)
      await page.getByRole('button', { name: '重试' }).last().waitFor()
    },
    'board-reconnecting': async (page, site) => {
      gate?.open()
      await page.goto(board)
      await page.locator('[data-price]').first().waitFor()
      await site.kill()
      await page.getByText('连接已断开', { exact: false }).first().waitFor()
    },
    'board-back': async (page, site) => {
      await site.restart()
      await page.getByText('连接已断开', { exact: false }).first().waitFor({ state: 'hidden' })
    },
  }
}

/** Pictures of missing, closed and unanswered screens. */
export const troublePictures = (book: Book): readonly PictureGroup[] =>
  [goneGroup(book), closedGroup(book), waitingGroup(book)].map((screens) => ({
    belongings: { balance: 8_888_00n },
    screens,
  }))
