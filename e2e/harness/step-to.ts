import type { Page } from '@playwright/test'

const mostSteps = 60

/** Presses the key until the element has the focus; fails where it cannot be reached. */
export const stepTo = async (
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  start: string,
): Promise<void> => {
  const focusedName = () =>
    page.evaluate(() => {
      const focused = document.activeElement
      return focused?.getAttribute('aria-label') ?? focused?.textContent ?? ''
    })
  for (let step = 0; step < mostSteps; step += 1) {
    await page.keyboard.press(key)
    if ((await focusedName()).startsWith(start)) return
  }
  throw new Error(`${start} is not reached by ${key}.`)
}
