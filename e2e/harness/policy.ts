import type { BrowserContext } from '@playwright/test'
import { expect } from './expect.ts'
import { pageReports } from './page-reports.ts'

interface InPage {
  readonly noteViolation?: (text: string) => void
}

// By context: pages may be closed before the journey ends.
const reports = pageReports('noteViolation' satisfies keyof InPage, (page) => page.context())

/** Records violations of the site's content policy by its own pages. */
export const noteViolations = async (context: BrowserContext): Promise<void> => {
  await reports.expose(context)
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber } = event
      ;(globalThis as InPage).noteViolation?.(
        `${effectiveDirective} ${blockedURI} at ${sourceFile}:${lineNumber}`,
      )
    })
  })
}

export const expectNoViolation = (context: BrowserContext): void =>
  expect(reports.of(context), 'violations of the content policy').toEqual([])
