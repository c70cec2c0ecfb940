import type { Page } from '@playwright/test'
import type { Site } from './site.ts'

/** Brings a screen into sight, often from the one before it. */
export type Visit = (page: Page, site: Site) => Promise<unknown>

export const openPath =
  (path: string, heading: string | RegExp): Visit =>
  async (page, site) => {
    await page.goto(site.address + path)
    await page
      .getByRole('heading', { level: 1, name: heading })
      .first()
      .waitFor({ state: 'attached' })
  }
