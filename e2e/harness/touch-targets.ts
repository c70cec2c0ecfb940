import type { Page } from '@playwright/test'
import { expect } from './expect.ts'

/** What a thumb needs, in pixels. */
const least = 40

/** Every control of the book that a finger can press now and that is smaller. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.getByRole('main').evaluate(
    (main, px) =>
      [...main.querySelectorAll<HTMLElement>('button, a[href], [role=tab]')]
        // Half a pixel is lost where a row begins between two pixels.
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ element, box }) => box.width > 1 && element.checkVisibility())
        .filter(({ box }) => box.width < px - 0.5 || box.height < px - 0.5)
        .map(({ element, box }) => {
          const name = element.getAttribute('aria-label') ?? element.textContent
          return `${name.trim().slice(0, 30)} ${box.width.toFixed(1)} × ${box.height.toFixed(1)}`
        }),
    least,
  )

/** On a phone nothing of the book is too small for a thumb. */
export const expectTouchTargets = async (page: Page, screen: string): Promise<void> => {
  expect(await smallTargets(page), `targets of the ${screen}`).toEqual([])
}

/** The dock of the slip lies over no price that can be pressed: the list ends above it. */
export const expectDockCoversNothing = async (page: Page): Promise<void> => {
  const dock = await page.getByRole('button', { name: /^打开交易单/ }).boundingBox()
  const window = page.viewportSize()
  expect(dock).not.toBeNull()
  // As wide as the window: no part of a row is beside it.
  expect((dock?.width ?? 0) + 2 * (dock?.x ?? 0)).toBeCloseTo(window?.width ?? 0, 0)
  const last = page.getByRole('main').locator('[data-price]').last()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect
    .poll(async () => {
      const box = await last.boundingBox()
      return box !== null && box.y + box.height <= (dock?.y ?? 0)
    })
    .toBe(true)
}
