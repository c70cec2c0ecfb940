import { siteMinute, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Text } from '../../../../platform/i18n/use-text.ts'
import { deviceText } from './messages.ts'

/** Why a login ended, by the server's name for it. */
const whys: Readonly<Record<string, string>> = {
  logout: deviceText.endedLogout,
  expired: deviceText.endedExpired,
  revoked: deviceText.endedRevoked,
  'password-changed': deviceText.endedPassword,
  'password-reset': deviceText.endedPassword,
  'device-limit': deviceText.endedDevices,
}

export const endText = (
  login: { readonly endedAt: Instant | null; readonly endedWhy: string | null },
  t: Text,
): string => {
  if (login.endedAt === null) return t(deviceText.online)
  const why = t(whys[login.endedWhy ?? ''] ?? deviceText.endedOther)
  return t(deviceText.endedBy, { why, at: siteMinute(login.endedAt) })
}
