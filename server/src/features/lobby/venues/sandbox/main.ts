import type { AddressInfo } from 'node:net'
import * as z from 'zod/mini'
import { connect } from '../../../../platform/database/connect.ts'
import { makeVenueServer } from './venue-server.ts'

const order = z.object({ databaseUrl: z.string(), secret: z.string(), publicPath: z.string() })

const start = (message: unknown): void => {
  const { databaseUrl, ...rest } = z.parse(order, message)
  const server = makeVenueServer({
    ...rest,
    db: connect(databaseUrl, { max: 4, name: 'sandbox-venue' }),
  })
  server.listen(0, '127.0.0.1', () => {
    process.send?.({ port: (server.address() as AddressInfo).port })
  })
}

process.once('message', start)
// Ends with the site's process, also when that is killed.
process.once('disconnect', () => process.exit(0))
// Ctrl-C is sent to the whole process group; the site ends this process after its own running calls.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => undefined)
