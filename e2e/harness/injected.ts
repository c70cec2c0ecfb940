import type { Page } from '@playwright/test'
import { expect } from './expect.ts'

interface InPage {
  readonly __xss?: unknown
}

/** Watches the page for everything that a payload would do if it were more than text. */
export const watchPayloads = (page: Page, address: string) => {
  const happened: string[] = []
  page.on('dialog', (dialog) => {
    happened.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    const own = origin === address || protocol === 'data:' || protocol === 'blob:'
    if (!own) happened.push(`request to ${origin}`)
  })
  return {
    /** No payload ran, made an element or asked another host for anything. */
    async expectNothing(where: string): Promise<void> {
      const inPage = await page.evaluate(() => ({
        ran: '__xss' in (globalThis as InPage),
        made: document.querySelectorAll('[data-xss]').length,
      }))
      expect({ ...inPage, happened }, where).toEqual({ ran: false, made: 0, happened: [] })
    },
  }
}
