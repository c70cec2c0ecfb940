import { expect as base, type ExpectMatcherState, type Locator, type Page } from '@playwright/test'

interface Limit {
  readonly timeout?: number
}

interface Outcome {
  readonly pass: boolean
  readonly message: () => string
}

interface Waiting {
  readonly isNot: boolean
  readonly timeout: number
  readonly waited: Promise<unknown>
  /** Playwright looks once more: for the message of the failure. */
  readonly lastLook: (limit: Limit) => Promise<void>
}

const judge = async ({ isNot, timeout, waited, lastLook }: Waiting): Promise<Outcome> => {
  const asWanted = { pass: !isNot, message: () => '' }
  try {
    await waited
    return asWanted
  } catch {
    return lastLook({ timeout: 1 }).then(
      () => asWanted,
      (error: unknown) => {
        const text = error instanceof Error ? error.message : String(error)
        return { pass: isNot, message: () => text.replaceAll(/\b1ms/g, `${timeout}ms`) }
      },
    )
  }
}

const either = (locator: Locator, isNot: boolean) => (isNot ? base(locator).not : base(locator))

/**
 * Playwright's `expect` describes the whole page whenever it looks in vain, for a message that is seldom
 * shown, and looks many times. What journeys wait for most often is waited for without that.
 */
export const expect = base.extend({
  toBeVisible(this: ExpectMatcherState, locator: Locator, limit?: Limit) {
    const { isNot, timeout } = { ...this, ...limit }
    const waited = locator.waitFor({ state: isNot ? 'hidden' : 'visible', timeout })
    const lastLook = (last: Limit) => either(locator, isNot).toBeVisible(last)
    return judge({ isNot, timeout, waited, lastLook })
  },
  toBeHidden(this: ExpectMatcherState, locator: Locator, limit?: Limit) {
    const { isNot, timeout } = { ...this, ...limit }
    const waited = locator.waitFor({ state: isNot ? 'visible' : 'hidden', timeout })
    const lastLook = (last: Limit) => either(locator, isNot).toBeHidden(last)
    return judge({ isNot, timeout, waited, lastLook })
  },
  toHaveURL(this: ExpectMatcherState, page: Page, wanted: string | RegExp, limit?: Limit) {
    const { isNot, timeout } = { ...this, ...limit }
    const fits = (href: string) =>
      typeof wanted === 'string' ? href === wanted : wanted.test(href)
    const waited = page.waitForURL(({ href }) => fits(href) !== isNot, {
      timeout,
      waitUntil: 'commit',
    })
    const lastLook = (last: Limit) => (isNot ? base(page).not : base(page)).toHaveURL(wanted, last)
    return judge({ isNot, timeout, waited, lastLook })
  },
})
