import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { expect } from './expect.ts'
import { newAccount } from './member.ts'
import type { Site } from './site.ts'
import { open } from './visit.ts'

interface HandMember {
  readonly id: string
  /** The same member in another browser. */
  readonly enterOn: (page: Page) => Promise<void>
}

const betweenDealsMs = 5_000

const dealButton = (page: Page): Locator => page.getByRole('button', { name: /^(发牌|再来一局)/ })

export const actionGroup = (page: Page): Locator => page.getByRole('group', { name: '可选操作' })
export const standButton = (page: Page): Locator =>
  actionGroup(page).getByRole('button', { name: '停牌' })
export const roundTotal = (page: Page): Locator => page.getByText(/^本局投入/)

/** What the table tells a screen reader: all cards that the member may know. */
export const tableWords = async (page: Page): Promise<string> => {
  const told = page.locator('.card-room [role=status]')
  await expect(told).not.toBeEmpty()
  return (await told.textContent()) ?? ''
}

export const openTable = async (page: Page, site: Site, code: string): Promise<void> => {
  await open(page, site, `/pg/game?g=${code}`)
  await page.locator('.card-room').waitFor()
  // A press before the venue is entered asks to enter it.
  await expect(page.getByText('正在进入场馆')).toBeHidden()
}

/** A member with 1,000 yuan at a table. */
export const handMember = async (page: Page, site: Site, code: string): Promise<HandMember> => {
  const uuid = randomUUID()
  const made = await site.workshop.make({ ...newAccount(), uuid, balance: 1_000_00n })
  const enterOn = async (browser: Page): Promise<void> => {
    await browser.goto(`${site.address}/ready`)
    const kept = { uuid, user_id: made.id, token: made.token }
    await browser.evaluate((values) => Object.assign(localStorage, values), kept)
  }
  await enterOn(page)
  await openTable(page, site, code)
  return { id: made.id, enterOn }
}

/** Lets the time pass that must lie between two deals. */
export const waitForDeal = (site: Site): Promise<void> => site.advance(betweenDealsMs)

/** Deals once and waits until the cards lie open. */
export const deal = async (page: Page): Promise<void> => {
  await expect(dealButton(page)).toBeEnabled()
  await dealButton(page).click()
  await expect(actionGroup(page).or(roundTotal(page)).first()).toBeVisible()
}

/** Refuses the insurance where the dealer shows an ace; the dealer's blackjack then ends the hand. */
const declineInsurance = async (page: Page): Promise<void> => {
  const decline = actionGroup(page).getByRole('button', { name: '不买' })
  if (!(await decline.isVisible())) return
  await decline.click()
  await expect(standButton(page).or(roundTotal(page))).toBeVisible()
}

/** Deals until the member can hit or stand: some hands are decided by their first cards. */
export const dealOpenHand = async (page: Page, site: Site): Promise<void> => {
  for (;;) {
    await deal(page)
    await declineInsurance(page)
    if (await standButton(page).isVisible()) break
    await waitForDeal(site)
    // The page has the site's time from its start.
    await page.reload()
  }
  await expect(standButton(page)).toBeEnabled()
}
