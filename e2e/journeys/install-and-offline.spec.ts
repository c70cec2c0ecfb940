import type { Page } from '@playwright/test'
import { expectAccessible } from '../harness/accessible.ts'
import { expect, test } from '../harness/journey.ts'

test.use({ serviceWorkers: 'allow' })

/** As Chromium offers it; a browser without a window of its own never does. */
const offerInstallation = (page: Page, outcome: 'accepted' | 'dismissed') =>
  page.evaluate((chosen) => {
    const event = new Event('beforeinstallprompt', { cancelable: true })
    dispatchEvent(
      Object.assign(event, {
        prompt: async () => {
          document.documentElement.dataset['prompted'] = chosen
        },
        userChoice: Promise.resolve({ outcome: chosen }),
      }),
    )
    return event.defaultPrevented
  }, outcome)

const ready = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.scriptURL))

test('the site is installed from the download page, which then says so', async ({ page, site }) => {
  await page.goto(`${site.address}/download`)
  const main = page.getByRole('main')
  await expect(main).toContainText('请按下方的步骤')
  // A browser may offer it before the page is drawn: the first script of the site keeps the offer.
  expect(await offerInstallation(page, 'dismissed')).toBe(true)
  const install = main.getByRole('button', { name: '安装应用' })
  await expectAccessible(page, 'download')
  await install.click()
  await expect(page.locator('html')).toHaveAttribute('data-prompted', 'dismissed')
  await expect(main).toContainText('您取消了安装')

  await offerInstallation(page, 'accepted')
  await install.click()
  await expect(main).toContainText('应用已安装')
  await page.reload()
  await expect(main).toContainText('应用已安装')
  // A browser that offers it again has it no more.
  await offerInstallation(page, 'accepted')
  await expect(install).toBeVisible()
})

test('the manifest names the site and icons of the sizes it says', async ({ page, site }) => {
  const answer = await page.request.get(`${site.address}/manifest.webmanifest`)
  expect(answer.headers()['content-type']).toBe('application/manifest+json; charset=utf-8')
  const manifest = (await answer.json()) as {
    short_name: string
    start_url: string
    display: string
    icons: { src: string; sizes: string; purpose: string }[]
  }
  expect(manifest).toMatchObject({ short_name: '星河', display: 'standalone' })
  await page.goto(site.address + manifest.start_url)
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`).toSorted()).toEqual(
    ['192x192 any', '192x192 maskable', '512x512 any', '512x512 maskable'].toSorted(),
  )
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (address) => {
      const image = new Image()
      image.src = address
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, src)
    expect([src, size]).toEqual([src, sizes])
  }
  const touch = await page.request.get(`${site.address}/apple-touch-icon.png`)
  expect(touch.headers()['content-type']).toBe('image/png')
})

test('without a network the offline page shows, and the wanted page once it is back', async ({
  page,
  context,
  site,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('language', 'zh-TW')
    localStorage.setItem('edition', 'professional')
  })
  await page.goto(`${site.address}/home`)
  expect(await ready(page)).toBe(`${site.address}/sw.js`)
  const worker = await page.request.get(`${site.address}/sw.js`)
  expect(worker.headers()['cache-control']).toBe('no-cache')
  await context.setOffline(true)
  await page.goto(`${site.address}/app/help/kh`)
  await expect(page.getByRole('heading', { name: '網路連線已斷開' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-edition', 'professional')
  await expect(page.locator('img')).toHaveJSProperty('complete', true)
  expect(
    await page.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(0)
  await expectAccessible(page, 'offline')
  // Only what the offline page needs is stored: no answer of a call and no file of the app.
  const stored = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(stored.toSorted()).toEqual([
    '/art/offline.svg',
    '/boot.js',
    '/brand/favicon.svg',
    '/offline.css',
    '/offline.html',
    '/offline.js',
  ])
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: '開戶' })).toBeVisible()
})
