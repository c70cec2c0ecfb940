import type { Locator, Page } from '@playwright/test'
import { expect } from './expect.ts'
import { patient } from '../../tools/machine-speed.ts'
import type { Site } from './site.ts'
import { open } from './visit.ts'

export const spinButton = (page: Page): Locator => page.getByRole('button', { name: /^旋转/ })
/** Not while the reels turn, nor before the server takes the next start. */
export const spinReady = (page: Page): Locator =>
  page.getByRole('button', { name: '旋转', exact: true })
export const gameWallet = (page: Page): Locator => page.locator('dd:visible').first()

/** The result is told to everybody, also to who cannot see the reels. */
export const spinResult = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: /派彩 ¥|未中奖/ })

/** The venue is entered, the seeds are chosen and the reels stand. */
export const openSlot = async (page: Page, site: Site, code: string): Promise<void> => {
  await open(page, site, `/dz/game?g=${code}`)
  await expect(spinButton(page)).toBeVisible({ timeout: patient(60_000) })
}

export const pressSpin = async (page: Page): Promise<void> => {
  await expect(spinReady(page)).toBeEnabled({ timeout: patient(20_000) })
  await spinReady(page).click()
}
