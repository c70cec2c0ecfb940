import type { Locator, Page } from '@playwright/test'
import { expect } from './expect.ts'
import { setFault } from '../../server/test/sandbox-venue.ts'
import type { Site } from './site.ts'
import { open } from './visit.ts'

export const sandboxVenue = { code: 'SBX', enName: 'sbx', title: '沙盒场馆' } as const

/** Once, the venue does the transfer and does not answer. */
export const hangAfterTransfer = async ({ address }: Site): Promise<void> => {
  await setFault({ url: address }, 'transfer-in', 'hang-after', 1)
}

/** Starts the venue's process before a page needs it. */
const wakeVenue = async ({ address }: Site): Promise<void> => {
  const answer = await fetch(`${address}/sandbox/venue`)
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`The sandbox venue did not start: ${answer.status}`)
}

export const openTransfer = async (page: Page, site: Site, ty: 1 | 2): Promise<void> => {
  await wakeVenue(site)
  await open(page, site, `/mine/transfermoney?venue=${sandboxVenue.code}&ty=${ty}`)
  await page.getByLabel('转账金额', { exact: true }).waitFor()
}

export const sendTransfer = async (page: Page, amount: string): Promise<void> => {
  await page.getByLabel('转账金额', { exact: true }).fill(amount)
  await page.getByRole('button', { name: /^(转入沙盒场馆|转回中心钱包)$/ }).click()
}

/** The button in the wallet that enters the venue. */
export const entrance = (page: Page): Locator =>
  page.getByRole('button', { name: `进入${sandboxVenue.title}` })

const venueRow = (page: Page): Locator => page.getByRole('listitem').filter({ has: entrance(page) })

export const openWallet = async (page: Page, site: Site): Promise<void> => {
  await wakeVenue(site)
  await open(page, site, '/mine/wallet')
  await entrance(page).waitFor()
}

export const expectVenueMoney = (page: Page, text: string): Promise<void> =>
  expect(venueRow(page)).toContainText(text)

/** The balance that the venue's embedded game shows. */
export const gameBalance = (page: Page): Locator =>
  page.frameLocator('iframe[title="游戏画面"]').locator('[data-balance]')
