import { expect, type Page } from '@playwright/test'
import type { Site } from './site.ts'

/** Opens a screen, often from the one before it. */
export type Visit = (page: Page, site: Site) => Promise<unknown>

/** To another address inside the loaded page, as by a link: most of a load is the same each time. */
export const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({ key: crypto.randomUUID() }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)

const kept = new WeakSet<Page>()

/** From now on visits stay inside the page, once it is loaded. */
export const keepLoaded = (page: Page): void => void kept.add(page)

const isLoaded = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.getElementById('root') !== null)

export const open = async (page: Page, site: Site, path: string): Promise<void> => {
  if (kept.has(page) && (await isLoaded(page))) await follow(page, path)
  else await page.goto(site.address + path)
}

export const openPath =
  (path: string, heading: string | RegExp): Visit =>
  async (page, site) => {
    await open(page, site, path)
    await page
      .getByRole('heading', { level: 1, name: heading })
      .first()
      .waitFor({ state: 'attached' })
  }

/** Waits until no skeleton is visible. */
export const settle = (page: Page): Promise<void> =>
  expect(page.locator('.animate-breathe:visible')).toHaveCount(0)
