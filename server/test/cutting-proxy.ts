import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface CuttingProxy {
  readonly url: string
  cuts(): number
  close(): void
}

/**
 * A TCP proxy to the database that cuts the connection once: before a commit is sent on, or before its
 * answer is.
 */
export const openCuttingProxy = async (
  databaseUrl: string,
  when: 'before commit' | 'after commit',
): Promise<CuttingProxy> => {
  const { hostname, port } = new URL(databaseUrl)
  const mark = when === 'before commit' ? 'commit' : 'COMMIT'
  let cuts = 0
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    const end = (): void => {
      near.destroy()
      far.destroy()
    }
    const pass = (into: Socket) => (bytes: Buffer) => {
      if (cuts > 0 || !bytes.includes(mark)) return into.write(bytes)
      cuts += 1
      return end()
    }
    for (const socket of [near, far]) socket.on('error', end).on('close', end)
    far.on('data', pass(near))
    near.on('data', pass(far))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const through = new URL(databaseUrl)
  through.port = String((server.address() as AddressInfo).port)
  return { url: through.href, cuts: () => cuts, close: () => void server.close() }
}
