import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expect } from './expect.ts'
import { pageReports } from './page-reports.ts'

interface InPage {
  readonly noteToast?: (text: string) => void
}

const reports = pageReports('noteToast' satisfies keyof InPage, (page) => page)

/** Toasts disappear by themselves, so each is recorded when it appears. */
export const noteToasts = async (context: BrowserContext): Promise<void> => {
  await reports.expose(context)
  await context.addInitScript(() => {
    const toast = 'section[popover] > :is([role=status], [role=alert])'
    const note = (one: Element): void => (globalThis as InPage).noteToast?.(one.textContent ?? '')
    const watch = new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => Array.from(addedNodes))) {
        if (!(node instanceof Element)) continue
        if (node.matches(toast)) note(node)
        for (const one of node.querySelectorAll(toast)) note(one)
      }
    })
    watch.observe(document, { childList: true, subtree: true })
  })
}

/** Where toasts are shown. */
export const toasts = (page: Page): Locator => page.locator('section[popover]')

/** Expects a toast and removes it from the record. */
export const expectToast = async (page: Page, text: string): Promise<void> => {
  const noted = reports.of(page)
  await expect.poll(() => noted, `the toast ${text}`).toContain(text)
  noted.splice(noted.indexOf(text), 1)
}
