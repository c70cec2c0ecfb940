import type { Page } from '@playwright/test'
import { expect } from './expect.ts'

const softly = expect.configure({ soft: true })
const phone = { width: 390, height: 844 }

/** Nothing of the screen is wider than a phone; afterwards the window is as it was. */
export const expectFitsPhone = async (page: Page, screen: string): Promise<void> => {
  const before = page.viewportSize()
  await page.setViewportSize(phone)
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  // A part that follows the window by script has its new size a frame later.
  await softly.poll(width, `${screen}, on a phone`).toBeLessThanOrEqual(phone.width)
  if (before !== null) await page.setViewportSize(before)
}
