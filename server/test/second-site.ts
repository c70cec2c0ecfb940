import { makeSite } from '../src/app/make-site.ts'
import type { Config } from '../src/platform/config/config.ts'
import type { TestSite } from './site.ts'
import { wireClient } from './wire-client.ts'

/** Another process of the same site: its own port, parts and clock on the first one's database. */
export const secondSite = async (
  first: Pick<TestSite, 'platform' | 'owner'>,
  changes: Partial<Config> = {},
): Promise<TestSite> => {
  const site = await makeSite({ ...first.platform.config, port: 0, ...changes })
  const aheadMs = first.platform.clock.now() - site.platform.clock.now()
  site.platform.clock.advance?.(aheadMs)
  const url = await site.server.listen({ host: '127.0.0.1', port: 0 })
  const client = await wireClient(url, () => site.platform.clock.now())
  return {
    ...site,
    url,
    client,
    owner: first.owner,
    call: (call, input, options) => client.call(call, input, options),
    close: () => site.stop(),
  }
}
