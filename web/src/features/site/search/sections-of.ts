import type { HelpSlug } from '@xinghe/rules/site/help-slugs.ts'
import type { Document, Paragraph } from '../texts/document.ts'
import type { HelpSection } from './find-in-help.ts'

const linesOf = (paragraph: Paragraph): readonly string[] => {
  if (typeof paragraph === 'string') return [paragraph]
  if ('list' in paragraph) return paragraph.list
  if ('live' in paragraph) return []
  return [paragraph.table.head, ...paragraph.table.rows].flat()
}

/** The sections of a page in the reader's script. */
export const sectionsOf = (
  page: { slug: HelpSlug; title: string; document: Document },
  t: (text: string) => string,
): HelpSection[] =>
  page.document.sections.map(({ id, heading, paragraphs }) => ({
    slug: page.slug,
    page: t(page.title),
    id,
    heading: t(heading),
    lines: paragraphs.flatMap(linesOf).map((line) => t(line)),
  }))
