import type { Server } from 'node:http'
import type { Config } from '../config/config.ts'
import { keyCounts } from './key-counts.ts'
import { callerOf } from './rate-limits.ts'

/**
 * Closes connections beyond those that the process and one address may have. Behind a proxy all come from its
 * address, and the proxy limits its callers.
 */
export const limitConnections = (
  server: Server,
  { limits, proxies }: Pick<Config, 'limits' | 'proxies'>,
): void => {
  server.maxConnections = limits.connections
  if (proxies.count > 0) return
  const addresses = keyCounts(limits.connectionsPerAddress)
  server.on('connection', (socket) => {
    const address = callerOf(socket.remoteAddress ?? '')
    if (!addresses.add(address)) {
      socket.destroy()
      return
    }
    socket.once('close', () => addresses.remove(address))
  })
}
