import type { Locator, Page } from '@playwright/test'
import type { Belongings } from './member-ready.ts'
import type { Book } from './sports.ts'
import { openMatch, placeButton, priceButton, slip, stakeFields } from './sports-slip.ts'
import type { Visit } from './visit.ts'
import type { Spot } from './world.ts'

export type Screens = Readonly<Record<string, Visit>>

/** Screens of one member, each built on the one before; a visitor has no belongings. */
export interface PictureGroup {
  readonly belongings: Belongings | null
  readonly screens: Screens
}

export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 900

/** On a phone slip and bets are tabs of a sheet over the board, elsewhere of the left column. */
const openTab = async (page: Page, name: RegExp): Promise<void> => {
  if (isPhone(page) && !(await page.getByRole('dialog', { name: '交易单' }).isVisible()))
    await page.getByRole('button', { name: /^打开交易单/ }).click()
  await page.getByRole('tab', { name }).click()
}

export const openSlip = (page: Page): Promise<void> => openTab(page, /^交易单/)
export const openMyBets = (page: Page): Promise<void> => openTab(page, /^我的注单/)

/** Takes prices, each on the page of its match, and shows them in the slip. */
export const pick = async (page: Page, book: Book, ...spots: readonly Spot[]): Promise<void> => {
  for (const spot of spots) {
    await openMatch(page, book, spot.match)
    await priceButton(page, spot).click()
  }
  await openSlip(page)
  await quoted(page)
}

/** Waits until limits and balance are quoted. */
export const quoted = (page: Page): Promise<void> => slip(page).getByText(/^限额/).first().waitFor()

export const outcome = (page: Page, heading: string): Promise<void> =>
  slip(page).getByRole('heading', { name: heading }).waitFor()

export const bets = (page: Page): Locator => page.getByRole('region', { name: '我的注单' })

export const openBets = async (page: Page, tab: '未结算' | '已结算'): Promise<void> => {
  await openMyBets(page)
  await bets(page).getByRole('tab', { name: tab }).click()
}

/** Places each price as a single of a hundred, and ends with an empty slip. */
export const bet = async (page: Page, book: Book, ...spots: readonly Spot[]): Promise<void> => {
  await pick(page, book, ...spots)
  for (const field of await stakeFields(page).all()) await field.fill('100')
  await placeButton(page).click()
  await outcome(page, '投注成功')
  await slip(page).getByRole('button', { name: '完成' }).click()
}

export const quick = (page: Page, amount: string): Promise<void> =>
  slip(page)
    .getByRole('button', { name: `+${amount}，加到投注额` })
    .click()

export const memberIdOf = (page: Page): Promise<string> =>
  page.evaluate(() => localStorage.getItem('user_id') ?? '')

/** After a jump of the clock the feed is silent until it has sent the results of the time between. */
export const allIsWell = (page: Page): Promise<void> =>
  page.getByText('赛事数据中断').waitFor({ state: 'hidden' })
