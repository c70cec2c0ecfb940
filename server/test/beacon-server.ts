import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const sha256 = (text: Buffer | string): string => createHash('sha256').update(text).digest('hex')

const signatureOf = (round: number): string => sha256(`signature ${round}`)

/** The randomness of a round of the beacon below. */
export const beaconValue = (round: number): string => sha256(Buffer.from(signatureOf(round), 'hex'))

/** A beacon that answers as drand does: a round every three seconds from `genesis` on. */
export const openBeaconServer = async (genesis: string) => {
  const state = { isDown: false, isForged: false }
  const answerTo = (path: string): object | null => {
    if (path === '/chain/info') return { period: 3, genesis_time: Date.parse(genesis) / 1_000 }
    const round = Number(/^\/chain\/public\/(\d+)$/.exec(path)?.[1])
    if (Number.isNaN(round)) return null
    const randomness = state.isForged ? sha256('forged') : beaconValue(round)
    return { round, randomness, signature: signatureOf(round) }
  }
  const server = createServer((request, response) => {
    const answer = state.isDown ? null : answerTo(request.url ?? '')
    response.statusCode = answer === null ? 503 : 200
    response.end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/chain`,
    state,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
