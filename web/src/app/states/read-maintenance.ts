import { instant, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Language } from '../../platform/i18n/language.ts'
import type { WireMaintenance } from '../../platform/site/maintenance.ts'

interface Maintenance {
  /** The operator's, in the script of the language; may be empty. */
  readonly text: string
  readonly until: Instant | null
}

const textOf = (given: unknown): string => (typeof given === 'string' ? given : '')

/** An end that is no time counts as open. */
export const readMaintenance = (
  { text, textTw, until }: WireMaintenance,
  language: Language,
): Maintenance => {
  const end = Date.parse(textOf(until))
  return {
    text: textOf(language === 'zh-TW' ? textTw : text),
    until: Number.isNaN(end) ? null : instant(end),
  }
}
