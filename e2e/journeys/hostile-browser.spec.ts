import type { Page } from '@playwright/test'
import { expect, test } from '../harness/journey.ts'
import { expectMember, mainEntry, registerByForm } from '../harness/member.ts'
import { memberReady } from '../harness/member-ready.ts'
import type { Site } from '../harness/site.ts'

test('a browser that forbids storage still registers and stays logged in on the page', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    const forbid = {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    }
    Object.defineProperty(globalThis, 'localStorage', forbid)
    Object.defineProperty(globalThis, 'sessionStorage', forbid)
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined })
  })
  await registerByForm(page, site)
  await mainEntry(page, '体育').click()
  await expectMember(page)
})

/** How many minutes the header's clock is from the right time. */
const minutesOff = async (page: Page, site: Site): Promise<number> => {
  const shown = await page
    .getByRole('banner')
    .getByText(/\d\d:\d\d:\d\d/)
    .innerText()
  const [, hours = '', mins = ''] = /(\d\d):(\d\d):\d\d/.exec(shown) ?? []
  const beijing = new Date(site.now() + 8 * 3_600_000)
  const told = Number(hours) * 60 + Number(mins)
  const real = beijing.getUTCHours() * 60 + beijing.getUTCMinutes()
  return Math.abs(told - real) % 1439
}

/** The clock is right after the first answer of the server, whatever the browser's clock says. */
const expectBeijingTime = (page: Page, site: Site): Promise<void> =>
  expect.poll(() => minutesOff(page, site)).toBeLessThanOrEqual(1)

const skewClock = (page: Page, minutes: number): Promise<unknown> =>
  page.addInitScript((skewMs) => {
    const honest = Date.now.bind(Date)
    Date.now = () => honest() + skewMs
  }, minutes * 60_000)

test('a full storage and a clock that is ten minutes slow do not matter', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await skewClock(page, -10)
  await registerByForm(page, site)
  await expectBeijingTime(page, site)
})

test('a clock that is ten minutes fast does not matter', async ({ page, site }) => {
  await skewClock(page, 10)
  await memberReady(page, site)
  await page.goto(`${site.address}/home`)
  await expectMember(page)
  await expectBeijingTime(page, site)
})
