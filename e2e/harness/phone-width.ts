import { expect, type Page } from '@playwright/test'

const phone = { width: 390, height: 844 }

/** Nothing of the screen is wider than a phone; afterwards the window is as it was. */
export const expectFitsPhone = async (page: Page, screen: string): Promise<void> => {
  const before = page.viewportSize()
  await page.setViewportSize(phone)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect.soft(width, `${screen}, on a phone`).toBeLessThanOrEqual(phone.width)
  if (before !== null) await page.setViewportSize(before)
}
