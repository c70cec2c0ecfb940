import type { BrowserContext, Page } from '@playwright/test'

export interface PageReports<Owner> {
  /** Gives the pages of a context the function `name`, which takes the text of a report. */
  readonly expose: (context: BrowserContext) => Promise<void>
  /** The reports so far; the list grows. */
  readonly of: (owner: Owner) => string[]
}

/** Texts that pages report to the journey, in one list per owner. */
export const pageReports = <Owner extends object>(
  name: string,
  ownerOf: (page: Page) => Owner,
): PageReports<Owner> => {
  const lists = new WeakMap<Owner, string[]>()
  const of = (owner: Owner): string[] => {
    const list = lists.get(owner) ?? []
    lists.set(owner, list)
    return list
  }
  return {
    of,
    expose: async (context) => {
      await context.exposeBinding(
        name,
        ({ page }, text: string) => void of(ownerOf(page)).push(text),
      )
    },
  }
}
