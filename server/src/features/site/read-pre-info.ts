import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import type { preInfo } from '@xinghe/contract/site.ts'
import { maintenanceNow } from '../../platform/http/check-call.ts'
import type { CallContext } from '../../platform/http/context.ts'
import type { Platform } from '../../platform/parts.ts'
import { inScript } from '../../platform/text/in-script.ts'

/** Answers from memory, so that pages load while the database is down. */
export const readPreInfo = (
  platform: Platform,
  { language }: InputOf<typeof preInfo>,
  context: CallContext,
): OutputOf<typeof preInfo> => {
  const { config, settings, keyRing } = platform
  const site = settings.get('site')
  return {
    ip: context.ip,
    serverTime: context.now,
    encryption: config.encryption ? 1 : 0,
    key: keyRing.current(),
    siteBaseConfig: {
      h5DomainUrl: site.h5DomainUrl,
      title: inScript(language, site.title),
      siteName: inScript(language, site.name),
      siteUrl: site.url === '' ? config.siteUrl : site.url,
      foreverUrl: site.foreverUrl,
      brand: site.brand,
    },
    // Only what an operator has set; the web's build has the defaults.
    switches: settings.written('switches'),
    maintenance: maintenanceNow(platform),
    mode: config.mode,
  }
}
