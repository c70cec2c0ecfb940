import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { root } from './root.ts'
import type { Site } from './site.ts'
import type { Visit } from './visit.ts'

export const pictureFolder = join(root, 'screenshots')

/** So long no placeholder is seen: between two of them a page may show none for a moment. */
const stillMs = 500
/** The green dot beside an order breathes as long as its payment is waited for. */
const placeholder = '.animate-breathe:not(.bg-success)'

/**
 * Waits until the network is idle, no placeholder is seen and pictures are decoded; nothing moves under
 * reduced motion.
 */
export const settle = async (page: Page): Promise<void> => {
  // A page with the frame of a venue's game is never said to be idle.
  await page.waitForLoadState(page.frames().length > 1 ? 'load' : 'networkidle')
  await page.evaluate(
    ([ms, selector]) =>
      new Promise<void>((resolve) => {
        let stillSince = performance.now()
        const look = (): void => {
          const waiting = document.querySelectorAll(selector)
          if (Array.from(waiting).some((element) => element.checkVisibility()))
            stillSince = performance.now()
          if (performance.now() - stillSince > ms) resolve()
          else requestAnimationFrame(look)
        }
        look()
      }),
    [stillMs, placeholder] as const,
  )
  await page.evaluate(async () => {
    await document.fonts.ready
    // A picture that waits to come into sight would never be decoded.
    const loaded = Array.from(document.images).filter((image) => image.complete)
    await Promise.all(loaded.map((image) => image.decode().catch(() => undefined)))
  })
}

export const takePicture = async (
  page: Page,
  name: string,
  options: { fullPage?: boolean } = {},
): Promise<void> => {
  await settle(page)
  const file = join(pictureFolder, `${name}.png`)
  await page.screenshot({ path: file, ...options })
  console.log(file)
}

/** Visits the screens in their order, and takes a picture of each. */
export const shoot = async (
  page: Page,
  site: Site,
  screens: Readonly<Record<string, Visit>>,
  mark: string,
): Promise<void> => {
  for (const [name, visit] of Object.entries(screens)) {
    await visit(page, site)
    await takePicture(page, `${name}-${mark}`)
  }
}
