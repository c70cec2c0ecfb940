import { expect as base, type ExpectMatcherState, type Locator, type Page } from '@playwright/test'

interface Limit {
  readonly timeout?: number
}

interface Outcome {
  readonly pass: boolean
  readonly message: () => string
}

const passed: Outcome = { pass: true, message: () => '' }

const happens = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  )

/** Playwright looks once more: for the message of the failure. */
const lastLook = { timeout: 1 }

const told =
  (waitedMs: number) =>
  (error: unknown): Outcome => {
    const text = error instanceof Error ? error.message : String(error)
    return { pass: false, message: () => text.replaceAll(/\b1ms/g, `${waitedMs}ms`) }
  }

/**
 * Playwright's `expect` describes the whole page whenever it looks in vain, for a message that is seldom
 * shown, and looks many times. What journeys wait for most often is waited for without that.
 */
export const expect = base.extend({
  async toBeVisible(this: ExpectMatcherState, locator: Locator, limit?: Limit) {
    const timeout = limit?.timeout ?? this.timeout
    if (await happens(locator.waitFor({ timeout }))) return passed
    return base(locator)
      .toBeVisible(lastLook)
      .then(() => passed, told(timeout))
  },
  async toBeHidden(this: ExpectMatcherState, locator: Locator, limit?: Limit) {
    const timeout = limit?.timeout ?? this.timeout
    if (await happens(locator.waitFor({ state: 'hidden', timeout }))) return passed
    return base(locator)
      .toBeHidden(lastLook)
      .then(() => passed, told(timeout))
  },
  async toHaveURL(this: ExpectMatcherState, page: Page, wanted: string | RegExp, limit?: Limit) {
    const timeout = limit?.timeout ?? this.timeout
    const isThere = ({ href }: URL) =>
      typeof wanted === 'string' ? href === wanted : wanted.test(href)
    if (await happens(page.waitForURL(isThere, { timeout, waitUntil: 'commit' }))) return passed
    return base(page)
      .toHaveURL(wanted, lastLook)
      .then(() => passed, told(timeout))
  },
})
