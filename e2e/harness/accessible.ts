import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

interface InPage {
  readonly axe?: typeof axe
}

/** Changes the edition as another tab would, and waits until its colours are on. */
const changeEdition = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const { dataset } = document.documentElement
    const newValue = dataset['edition'] === 'classic' ? 'professional' : 'classic'
    localStorage.setItem('edition', newValue)
    dispatchEvent(new StorageEvent('storage', { key: 'edition', newValue }))
    if (dataset['edition'] !== newValue) throw new Error(`The page does not turn ${newValue}.`)
    const turning = () => document.getAnimations().filter((one) => one instanceof CSSTransition)
    // What inherits its colour begins to turn when the other has.
    while (turning().length > 0) await Promise.allSettled(turning().map((one) => one.finished))
    return newValue
  })

const findFaults = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const answer = await (globalThis as InPage).axe?.run(document, { resultTypes: ['violations'] })
    if (answer === undefined) throw new Error('The checks are not in the page.')
    return answer.violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) =>
        nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
      )
  })

/** What is in sight, in both editions; they differ in their colours alone, so one page load serves both. */
export const expectAccessible = async (page: Page, screen: string): Promise<void> => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  expect.soft(await findFaults(page), screen).toEqual([])
  const edition = await changeEdition(page)
  expect.soft(await findFaults(page), `${screen}, ${edition}`).toEqual([])
}
