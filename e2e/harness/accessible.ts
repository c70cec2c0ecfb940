import type { Page } from '@playwright/test'
import { expect } from './expect.ts'
import axe from 'axe-core'

interface InPage {
  readonly axe?: typeof axe
}

/** Axe rules that an edition can break: editions differ only in colours. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** Slow axe rules that never report a serious fault. */
const adviceRules = ['heading-order', 'landmark-unique', 'page-has-heading-one', 'region']

type Part = 'all' | 'colours'

/** Pages whose header and footer have been looked at. */
const framesSeen = new WeakSet<Page>()

/** Changes the edition as another tab would. Colours of journeys have no transition. */
const changeEdition = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { dataset } = document.documentElement
    const newValue = dataset['edition'] === 'classic' ? 'professional' : 'classic'
    localStorage.setItem('edition', newValue)
    dispatchEvent(new StorageEvent('storage', { key: 'edition', newValue }))
    if (dataset['edition'] !== newValue) throw new Error(`The page does not turn ${newValue}.`)
    return newValue
  })

const optionsOf = (part: Part): axe.RunOptions => ({
  resultTypes: ['violations'],
  // Without preload: style sheets would be fetched again for rules that are never serious.
  preload: false,
  ...(part === 'colours'
    ? { runOnly: colourRules }
    : { rules: Object.fromEntries(adviceRules.map((rule) => [rule, { enabled: false }])) }),
})

/** `scope` says where to look on a page without a dialog: in its content, or in its frame as well. */
const findFaults = (page: Page, part: Part, scope: 'content' | 'whole'): Promise<string[]> =>
  page.evaluate(
    async ([options, where]) => {
      const all = (selector: string) => Array.from(document.querySelectorAll(selector))
      // The page behind a modal dialog is inert.
      const dialogs = all('dialog:modal')
      const behind = where === 'whole' ? [document.documentElement] : all('main')
      const front = dialogs.length > 0 ? dialogs : behind
      const context = [...front, ...all(':popover-open')]
      const answer = await (globalThis as InPage).axe?.run(context, options)
      if (answer === undefined) throw new Error('The checks are not in the page.')
      return answer.violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .flatMap(({ id, nodes }) =>
          nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
        )
    },
    [optionsOf(part), scope] as const,
  )

/** Checks the visible screen, and its colours in both editions on the same page load. */
export const expectAccessible = async (page: Page, screen: string): Promise<void> => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const open = await page.evaluate(() => document.querySelector('dialog:modal') !== null)
  const scope = framesSeen.has(page) ? 'content' : 'whole'
  if (!open) framesSeen.add(page)
  expect.soft(await findFaults(page, 'all', scope), screen).toEqual([])
  const edition = await changeEdition(page)
  expect.soft(await findFaults(page, 'colours', scope), `${screen}, ${edition}`).toEqual([])
}
