import type { Locator, Page } from '@playwright/test'
import type { Site } from './site.ts'

/** The newest unused challenge, read from the database. */
const readAnswer = async ({ query }: Site, kind: 'slider' | 'picture'): Promise<string> => {
  const [row] = await query<{ answer: string }[]>`
    select answer from captcha where kind = ${kind} and used_at is null
    order by made_at desc limit 1`
  if (row === undefined) throw new Error(`There is no ${kind} to solve.`)
  return row.answer
}

/** A place off the gap of each of the newest two: the page may still show the one before. */
const readMiss = async ({ query }: Site): Promise<number> => {
  const rows = await query<{ answer: string }[]>`
    select answer from captcha where kind = 'slider' and used_at is null
    order by made_at desc limit 2`
  const places = [60, 110, 160]
  const away = places.find((place) =>
    rows.every(({ answer }) => Math.abs(Number(answer) - place) > 20),
  )
  if (away === undefined) throw new Error('Every place lies near a gap.')
  return away
}

export const sliderOf = (page: Page): Locator => page.getByRole('slider', { name: '拼图滑块' })

export const puzzleDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: '安全验证', exact: true })
export const pictureDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: '图形验证', exact: true })

/** Resolves at the browser's next frame, so that each move of the hand is seen by the page. */
const nextFrame = (page: Page): Promise<number> =>
  page.evaluate(() => new Promise<number>((resolve) => requestAnimationFrame(resolve)))

interface Slide {
  readonly x: number
  readonly y: number
  /** Screen pixels from rest to the gap. */
  readonly distance: number
}

const readGap = async (site: Site): Promise<number> => Number(await readAnswer(site, 'slider'))

/** Where to take hold of the piece and how far to carry it; `readX` is in picture pixels. */
const measureSlide = async (page: Page, readX: () => Promise<number>): Promise<Slide> => {
  const slider = sliderOf(page)
  await slider.waitFor()
  // The dialog comes in with a motion; a hand waits for it to rest.
  await slider.hover()
  const toX = await readX()
  const box = await slider.boundingBox()
  if (box === null) throw new Error('The slider is not in sight.')
  const perPixel = await slider.evaluate((handle: HTMLElement) => {
    const travel = (handle.parentElement?.clientWidth ?? 0) - handle.offsetWidth
    return travel / Number(handle.getAttribute('aria-valuemax'))
  })
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, distance: toX * perPixel }
}

/** Quick at first, slower towards the gap, a little past it and back: as a hand moves. */
const handPath = (distance: number): number[] => {
  const frames = 14
  const approach = Array.from({ length: frames }, (_, at) => {
    const part = (at + 1) / frames
    return (distance + 3) * (1 - (1 - part) ** 3)
  })
  return [...approach, distance + 1, distance]
}

const drag = async (page: Page, { x, y, distance }: Slide): Promise<void> => {
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (const offset of handPath(distance)) {
    await page.mouse.move(x + offset, y + Math.sin(offset / 9) * 2)
    await nextFrame(page)
  }
  await page.mouse.up()
}

/** Drags the piece with the mouse into the gap. */
export const dragSlider = async (page: Page, site: Site): Promise<void> =>
  drag(page, await measureSlide(page, () => readGap(site)))

/** Drags the piece to a place beside the gap. */
export const missSlider = async (page: Page, site: Site): Promise<void> =>
  drag(page, await measureSlide(page, () => readMiss(site)))

/** Swipes it into the gap with a finger. */
export const swipeSlider = async (page: Page, site: Site): Promise<void> => {
  const { x, y, distance } = await measureSlide(page, () => readGap(site))
  const hand = await page.context().newCDPSession(page)
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: { x: number; y: number }[],
  ) => hand.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await touch('touchStart', [{ x, y }])
  for (const offset of handPath(distance)) {
    await touch('touchMove', [{ x: x + offset, y: y + Math.sin(offset / 9) * 2 }])
    await nextFrame(page)
  }
  await touch('touchEnd', [])
  await hand.detach()
}

/** Moves the piece by keys alone: small steps, large steps, small steps, Enter. */
export const keySlider = async (page: Page, site: Site): Promise<void> => {
  const slider = sliderOf(page)
  await slider.waitFor()
  const gapX = await readGap(site)
  const at = async (): Promise<number> => Number(await slider.getAttribute('aria-valuenow'))
  const press = async (key: string): Promise<void> => {
    await page.keyboard.press(key)
    await nextFrame(page)
  }
  for (let step = 0; step < 5; step += 1) await press('ArrowRight')
  while ((await at()) + 24 <= gapX) await press('PageUp')
  while ((await at()) + 4 <= gapX) await press('ArrowRight')
  await page.keyboard.press('Enter')
}

/** Types what the picture shows, or something else. */
export const typePicture = async (page: Page, site: Site, wrong?: string): Promise<void> => {
  const dialog = pictureDialog(page)
  await dialog.locator('img').waitFor()
  await dialog.getByRole('textbox').fill(wrong ?? (await readAnswer(site, 'picture')))
  await dialog.getByRole('button', { name: '确认', exact: true }).click()
}
