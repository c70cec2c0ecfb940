import type { Server } from 'node:http'
import type { Config } from '../config/config.ts'
import { plainAddress } from '../address/plain-address.ts'
import { addressCounts } from './address-limits.ts'

/**
 * Closes connections beyond those that the process and one address may have. A proxy has as many as it needs,
 * and limits its callers itself.
 */
export const limitConnections = (
  server: Server,
  { limits, proxies }: Pick<Config, 'limits' | 'proxies'>,
): void => {
  server.maxConnections = limits.connections
  const addresses = addressCounts(limits.connectionsPerAddress)
  server.on('connection', (socket) => {
    const address = plainAddress(socket.remoteAddress ?? '')
    if (proxies.isTrusted(address)) return
    if (!addresses.add(address)) {
      socket.destroy()
      return
    }
    socket.once('close', () => addresses.remove(address))
  })
}
