import type { Locator, Page } from '@playwright/test'
import { expect } from './expect.ts'

/** What a thumb needs, in pixels. */
const least = 40

/** Every control of a part of the page that a finger can press now and that is smaller. */
const smallTargets = (part: Locator): Promise<string[]> =>
  part.evaluate((element, px) => {
    const controls = 'button, a[href], [role=tab], input, select'
    // A press on the label of a field is a press on the field.
    const areasOf = (control: HTMLElement): DOMRect[] => {
      const labels = control instanceof HTMLInputElement ? control.labels : null
      return [control, ...(labels ?? [])].map((area) => area.getBoundingClientRect())
    }
    // Half a pixel is lost where a row begins between two pixels.
    const isLarge = ({ width, height }: DOMRect): boolean => width >= px - 0.5 && height >= px - 0.5
    return [...element.querySelectorAll<HTMLElement>(controls)]
      .map((control) => ({ control, box: control.getBoundingClientRect() }))
      .filter(({ control, box }) => box.width > 1 && control.checkVisibility())
      .filter(({ control }) => !areasOf(control).some(isLarge))
      .map(({ control, box }) => {
        const name = control.getAttribute('aria-label') ?? control.textContent
        return `${name.trim().slice(0, 30)} ${box.width.toFixed(1)} × ${box.height.toFixed(1)}`
      })
  }, least)

/** On a phone nothing of this part is too small for a thumb. */
export const expectTouchTargets = async (part: Locator, screen: string): Promise<void> => {
  expect(await smallTargets(part), `targets of the ${screen}`).toEqual([])
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
