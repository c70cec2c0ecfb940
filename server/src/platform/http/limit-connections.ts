import type { Server } from 'node:http'
import type { Config } from '../config/config.ts'
import { keyCounts } from './key-counts.ts'
import { callerOf } from './rate-limits.ts'

/**
 * Closes connections beyond those that the process and one address may have. A proxy has as many as it needs,
 * and limits its callers itself.
 */
export const limitConnections = (
  server: Server,
  { limits, proxies }: Pick<Config, 'limits' | 'proxies'>,
): void => {
  server.maxConnections = limits.connections
  const addresses = keyCounts(limits.connectionsPerAddress)
  server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket
    if (proxies.isTrusted(remoteAddress)) return
    const address = callerOf(remoteAddress)
    if (!addresses.add(address)) {
      socket.destroy()
      return
    }
    socket.once('close', () => addresses.remove(address))
  })
}
