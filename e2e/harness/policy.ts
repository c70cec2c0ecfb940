import type { BrowserContext } from '@playwright/test'
import { expect } from './expect.ts'

interface InPage {
  readonly noteViolation?: (text: string) => void
}

const noted = new WeakMap<BrowserContext, string[]>()

const violationsOf = (context: BrowserContext): string[] => {
  const known = noted.get(context) ?? []
  noted.set(context, known)
  return known
}

/** Records what the site's content policy forbids its own pages. */
export const noteViolations = async (context: BrowserContext): Promise<void> => {
  const violations = violationsOf(context)
  await context.exposeBinding(
    'noteViolation' satisfies keyof InPage,
    (_, text: string) => void violations.push(text),
  )
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
  expect(violationsOf(context), 'what the content policy forbade the page').toEqual([])
