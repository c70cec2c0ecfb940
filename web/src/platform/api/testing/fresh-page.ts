import { vi } from 'vitest'

/** The platform as after a page load: no keys, no session, no cache. */
export const freshPage = async (address: string) => {
  vi.resetModules()
  const realFetch = globalThis.fetch
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => realFetch(address + path, init))
  const [
    client,
    useCall,
    session,
    dialogs,
    events,
    maintenance,
    preInfo,
    refused,
    fault,
    faultText,
    navigator,
    socketWay,
  ] = await Promise.all([
    import('../client.ts'),
    import('../use-call.ts'),
    import('../../session/session.ts'),
    import('../../feedback/dialogs.ts'),
    import('../../bus/events.ts'),
    import('../../site/maintenance.ts'),
    import('../../site/pre-info.ts'),
    import('@xinghe/contract/refusal.ts'),
    import('../../transport/transport-fault.ts'),
    import('../../transport/text-of-fault.ts'),
    import('../../navigation/navigator.ts'),
    import('../socket-transport.ts'),
  ])
  const { local } = await import('../../storage/local.ts')
  return {
    ...client,
    ...useCall,
    ...session,
    ...dialogs,
    ...events,
    ...maintenance,
    ...preInfo,
    ...refused,
    ...fault,
    ...faultText,
    ...navigator,
    ...socketWay,
    local,
  }
}
