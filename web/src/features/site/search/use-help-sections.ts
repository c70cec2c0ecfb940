import { useEffect, useMemo, useState } from 'react'
import type { HelpSlug } from '@xinghe/rules/site/help-slugs.ts'
import { onLanguageChange } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useSwitches } from '../../../platform/site/pre-info.ts'
import type { Document } from '../texts/document.ts'
import { loadLegal } from '../legal/load-legal.ts'
import { helpPages, type HelpPage } from '../texts/help-index.ts'
import type { HelpSection } from './find-in-help.ts'
import { sectionsOf } from './sections-of.ts'

interface LoadedPage {
  readonly slug: HelpSlug
  readonly title: string
  readonly document: Document
}

let loading: Promise<LoadedPage[]> | null = null
// Published texts come in one script.
onLanguageChange(() => {
  loading = null
})

/** All texts, fetched once; a failed load can be tried again. */
const loadPages = (): Promise<LoadedPage[]> => {
  loading ??= Promise.all(
    helpPages.map(async (page: HelpPage) => ({
      slug: page.slug,
      title: page.title,
      document:
        page.legal === undefined ? await page.load() : (await loadLegal(page.legal)).document,
    })),
  ).catch((fault: unknown) => {
    loading = null
    throw fault
  })
  return loading
}

export interface HelpSections {
  /** Null until they are loaded. */
  readonly sections: readonly HelpSection[] | null
  readonly failed: boolean
  readonly retry: () => void
}

/** The sections of all help pages in the reader's script, fetched once they are `wanted`. */
export const useHelpSections = (wanted: boolean): HelpSections => {
  const t = useText()
  const noDeposits = useSwitches().deposit === 0
  const [pages, setPages] = useState<LoadedPage[] | null>(null)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    if (!wanted || failed || pages !== null) return
    loadPages().then(setPages, () => setFailed(true))
  }, [wanted, failed, pages])

  const sections = useMemo(
    () =>
      pages
        ?.filter(({ slug }) => !(noDeposits && slug === 'ck'))
        .flatMap((page) => sectionsOf(page, t)) ?? null,
    [pages, noDeposits, t],
  )
  return { sections, failed, retry: () => setFailed(false) }
}
