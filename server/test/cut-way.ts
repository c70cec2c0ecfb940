import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface CutWay {
  readonly url: string
  cuts(): number
  close(): void
}

/** A way to the database that is cut once: when a commit is asked for, or when it is answered. */
export const openCutWay = async (
  databaseUrl: string,
  when: 'before commit' | 'after commit',
): Promise<CutWay> => {
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
