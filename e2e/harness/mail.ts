import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

interface Letter {
  readonly to: string
  /** The plain half, as a mail reader decodes it. */
  readonly text: string
}

export interface MailServer {
  readonly url: string
  readonly letters: readonly Letter[]
  close(): Promise<void>
}

const plainHalf = (raw: string): string => {
  const [, encoding = '', body = ''] =
    /text\/plain[^]*?Transfer-Encoding: (\S+)[^]*?\r\n\r\n([^]*?)\r\n--/i.exec(raw) ?? []
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  return decodeURIComponent(body.replace(/=\r\n/g, '').replaceAll('%', '%25').replaceAll('=', '%'))
}

/** A local mail server that stores its messages. */
export const startMailServer = async (): Promise<MailServer> => {
  const letters: Letter[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, { envelope }, done) => {
      let raw = ''
      stream.on('data', (part: Buffer) => (raw += part.toString('utf8')))
      stream.on('end', () => {
        letters.push({ to: envelope.rcptTo[0]?.address ?? '', text: plainHalf(raw) })
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    close: () => new Promise((done) => server.close(done)),
  }
}
