import type { Page } from '@playwright/test'
import { expect } from './expect.ts'
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

/** Closes the tabs of pages that were visited before: hidden pages stay in the document. */
export const closeOtherTabs = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const others = document.querySelectorAll('nav li:has(> a:not([aria-current])) > button')
    for (const button of others) if (button instanceof HTMLElement) button.click()
  })

/** Waits until no skeleton is visible. */
export const settle = (page: Page): Promise<void> =>
  expect(page.locator('.animate-breathe:visible')).toHaveCount(0)
