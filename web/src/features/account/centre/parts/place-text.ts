import { currentLanguage } from '../../../../platform/i18n/language.ts'
import type { Text } from '../../../../platform/i18n/use-text.ts'
import { centreText } from './messages.ts'

/** A country in the member's language; the code itself where the browser does not know it. */
const countryText = (code: string): string => {
  try {
    return new Intl.DisplayNames([currentLanguage()], { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}

/** Where a login came from. */
export const placeText = (from: { ip: string; country: string | null }, t: Text): string =>
  `${from.ip} · ${from.country === null ? t(centreText.placeUnknown) : countryText(from.country)}`
