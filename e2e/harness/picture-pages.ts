import type { Browser, Page } from '@playwright/test'
import { noteToasts } from './toasts.ts'

const editions = ['classic', 'professional'] as const
const sizes = [
  { width: 1920, height: 1080 },
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
] as const

interface Size {
  readonly width: number
  readonly height: number
}

/** A page in one edition and size; the names of its pictures end with the mark. */
export interface PicturePage {
  readonly page: Page
  readonly mark: string
}

export const newPage = async (browser: Browser, edition: string, size: Size): Promise<Page> => {
  const context = await browser.newContext({
    viewport: size,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    hasTouch: size.width < 900,
    isMobile: size.width < 900,
  })
  await noteToasts(context)
  await context.addInitScript((value) => {
    localStorage.setItem('edition', value)
    // Scrollbars are hidden in pictures; the room kept for them would be an empty stripe.
    const style = new CSSStyleSheet()
    style.replaceSync('html { scrollbar-gutter: auto !important; }')
    document.adoptedStyleSheets.push(style)
  }, edition)
  return context.newPage()
}

const looks = editions.flatMap((edition) =>
  sizes.map((size) => ({ edition, size, mark: `${edition}-${size.width}` })),
)

/** Does the work in each edition and size, one after another. */
export const inEach = async (
  browser: Browser,
  work: (page: Page, mark: string, open: () => Promise<Page>) => Promise<void>,
): Promise<void> => {
  for (const { edition, size, mark } of looks) {
    const open = () => newPage(browser, edition, size)
    const page = await open()
    await work(page, mark, open)
    await page.context().close()
  }
}

/** Does the work with the pages of all editions and sizes at once. */
export const withAll = async (
  browser: Browser,
  work: (pages: readonly PicturePage[]) => Promise<void>,
): Promise<void> => {
  const opened = looks.map(async ({ edition, size, mark }) => ({
    page: await newPage(browser, edition, size),
    mark,
  }))
  const pages = await Promise.all(opened)
  await work(pages)
  for (const { page } of pages) await page.context().close()
}
