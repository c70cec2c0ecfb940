import type { OutputOf } from '@xinghe/contract/call.ts'
import type { preInfo } from '@xinghe/contract/site.ts'
import { instant } from '@xinghe/rules/base/instant.ts'
import { maintenanceNow } from '../../platform/http/check-call.ts'
import type { CallContext } from '../../platform/http/context.ts'
import type { Platform } from '../../platform/parts.ts'

/** Everything from memory: this is the first call of every page, also while the database is away. */
export const readPreInfo = (platform: Platform, context: CallContext): OutputOf<typeof preInfo> => {
  const { config, settings, keyRing } = platform
  const site = settings.get('site')
  const maintenance = maintenanceNow(platform)
  return {
    ip: context.ip,
    serverTime: context.now,
    encryption: config.encryption ? 1 : 0,
    key: keyRing.current(),
    siteBaseConfig: {
      h5DomainUrl: site.h5DomainUrl,
      title: site.title,
      siteName: site.name,
      siteUrl: site.url === '' ? config.siteUrl : site.url,
      foreverUrl: site.foreverUrl,
      brand: site.brand,
    },
    // Only what the operator set: below it stand the settings of the build.
    switches: settings.written('switches'),
    maintenance:
      maintenance === null
        ? null
        : {
            text: maintenance.text,
            until: maintenance.until === null ? null : instant(Date.parse(maintenance.until)),
          },
    mode: config.mode,
  }
}
