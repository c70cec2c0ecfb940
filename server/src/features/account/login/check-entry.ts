import { Refused } from '@xinghe/contract/refusal.ts'
import type { Language } from '@xinghe/rules/site/switches.ts'
import type { CallContext } from '../../../platform/http/context.ts'
import { judgeAddress } from '../../../platform/http/judge-address.ts'
import type { Platform } from '../../../platform/parts.ts'
import { inScript } from '../../../platform/text/in-script.ts'

/** The operator may suspend login or registration, with a text in a dialog or a toast. */
export const checkSuspended = (
  { settings }: Pick<Platform, 'settings'>,
  door: 'loginSuspended' | 'registrationSuspended',
  language: Language | undefined,
): void => {
  const { on, how, text: written } = settings.get(door)
  if (!on) return
  const text = inScript(language, written)
  throw new Refused(
    how === 'dialog' ? 'login-suspended' : 'login-suspended-quietly',
    { text },
    text,
  )
}

/** From a warned region the call passes once the visitor has confirmed the warning. */
export const checkRegion = (
  platform: Pick<Platform, 'config' | 'settings' | 'countries'>,
  context: Pick<CallContext, 'ip' | 'country'>,
  regionWarningRead: 0 | 1 | undefined,
): void => {
  const verdict = judgeAddress(platform, context, platform.settings.get('region'))
  if (verdict === 'open') return
  if (verdict === 'region-warning' && regionWarningRead === 1) return
  const isByCountry = verdict !== 'ip-restricted' && context.country !== null
  throw new Refused(verdict, isByCountry ? { countryData: platform.countries.source } : {})
}
