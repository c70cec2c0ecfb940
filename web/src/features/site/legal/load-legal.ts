import type { OutputOf } from '@xinghe/contract/call.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { legalText as call } from '@xinghe/contract/site-legal.ts'
import { siteDay } from '@xinghe/rules/base/instant.ts'
import type { LegalName } from '@xinghe/rules/site/legal.ts'
import { cachedCall } from '../../../platform/api/use-call.ts'
import { currentLanguage, translate } from '../../../platform/i18n/language.ts'
import type { Document } from '../texts/document.ts'
import { legalText as words } from './messages.ts'

type Published = OutputOf<typeof call>

export interface LegalPage {
  /** In the reader's script. */
  readonly document: Document
  /** Null while nothing is published; then the text of this release is shown. */
  readonly published: Published | null
}

const releaseText = async (name: LegalName): Promise<Document> =>
  name === 'terms'
    ? (await import('../texts/terms.md')).document
    : (await import('../texts/privacy.md')).document

/** A published version, without a number the newest. */
export const loadLegal = async (name: LegalName, version?: number): Promise<LegalPage> => {
  try {
    const published = await cachedCall(call, {
      name,
      ...(version === undefined ? {} : { version }),
      language: currentLanguage(),
    })
    const day = siteDay(published.publishedAt)
    const updated = translate(words.published, { version: published.version, day })
    return { document: { ...published.document, updated }, published }
  } catch (fault) {
    const isMissing = fault instanceof Refused && fault.refusal === 'not-found'
    if (!isMissing || version !== undefined) throw fault
    return { document: await releaseText(name), published: null }
  }
}
