import { currentLanguage } from '../../../../platform/i18n/language.ts'
import type { Text } from '../../../../platform/i18n/use-text.ts'
import { deviceText } from './messages.ts'

const zoneMs = 8 * 3_600_000

/** `2026-11-15 18:00` on the site's clock, GMT+8. */
export const timeText = (at: number): string =>
  new Date(at + zoneMs).toISOString().slice(0, 16).replace('T', ' ')

/** `2026-11-15` on the site's clock. */
export const dayText = (at: number): string => timeText(at).slice(0, 10)

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
  `${from.ip} · ${from.country === null ? t(deviceText.placeUnknown) : countryText(from.country)}`
