import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

interface Passage {
  readonly near: Socket
  readonly far: Socket
  /** The client has sent a LISTEN. */
  listens: boolean
  silent: boolean
}

/** A TCP proxy to the database that can fall silent: sockets stay open, and their bytes vanish. */
export interface SilentProxy {
  readonly url: string
  /** Drops all further bytes of the open connections, of the listening ones or of all. New ones work. */
  silence(which: 'listening' | 'open'): void
  /** Like a vanished host: drops all further bytes of open connections, and of new ones until `heal`. */
  vanish(): void
  heal(): void
  close(): void
}

export const openSilentProxy = async (databaseUrl: string): Promise<SilentProxy> => {
  const { hostname, port } = new URL(databaseUrl)
  const passages = new Set<Passage>()
  let gone = false
  // Half open: a vanished host does not answer the end of a connection either.
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect(Number(port), hostname)
    const passage: Passage = { near, far, listens: false, silent: gone }
    passages.add(passage)
    const end = (): void => {
      passages.delete(passage)
      near.destroy()
      far.destroy()
    }
    for (const socket of [near, far]) socket.on('error', end).on('close', end)
    near.on('end', () => void (passage.silent || end()))
    near.on('data', (bytes) => {
      passage.listens ||= bytes.includes('listen ')
      if (!passage.silent) far.write(bytes)
    })
    far.on('data', (bytes) => void (passage.silent || near.write(bytes)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const through = new URL(databaseUrl)
  through.port = String((server.address() as AddressInfo).port)
  const silence = (which: 'listening' | 'open'): void => {
    for (const passage of passages) if (which === 'open' || passage.listens) passage.silent = true
  }
  return {
    url: through.href,
    silence,
    vanish() {
      gone = true
      silence('open')
    },
    heal: () => void (gone = false),
    close() {
      server.close()
      for (const { near, far } of passages) for (const socket of [near, far]) socket.destroy()
    },
  }
}
