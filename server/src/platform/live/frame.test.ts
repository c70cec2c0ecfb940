import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { frameOf, writeFrame } from './frame.ts'

let http: Server
let sockets: WebSocketServer
beforeAll(async () => {
  http = createServer()
  sockets = new WebSocketServer({ server: http, perMessageDeflate: false })
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
})
afterAll(() => {
  sockets.close()
  http.close()
})

/** Both ends of a connection; `heard` is every message that the client's library received. */
const connected = async () => {
  const { port } = http.address() as AddressInfo
  const accepted = once(sockets, 'connection') as Promise<[WebSocket, { socket: Socket }]>
  const client = new WebSocket(`ws://127.0.0.1:${port}`)
  const heard: string[] = []
  client.on('message', (bytes: Buffer) => heard.push(bytes.toString('utf8')))
  const [socket, { socket: raw }] = await accepted
  await once(client, 'open')
  return { client, socket, raw, heard }
}

const message = (text: string) => ({ text, frame: frameOf(text) })

describe('a ready frame', () => {
  it('is received as its text, with every length of header', async () => {
    const { client, socket, raw, heard } = await connected()
    const texts = ['', '球'.repeat(41), 'x'.repeat(125), 'x'.repeat(126), '盘'.repeat(30_000)]
    for (const text of [...texts, 'y'.repeat(65_535), 'z'.repeat(65_536), 'end'])
      writeFrame(socket, raw, message(text))
    socket.close()
    await once(client, 'close')
    expect(heard).toEqual([...texts, 'y'.repeat(65_535), 'z'.repeat(65_536), 'end'])
  })

  it('keeps its order among pings, answers and messages of the library', async () => {
    const { client, socket, raw, heard } = await connected()
    const [pings, pongs]: [string[], string[]] = [[], []]
    client.on('ping', (bytes: Buffer) => pings.push(bytes.toString('utf8')))
    socket.on('pong', (bytes: Buffer) => pongs.push(bytes.toString('utf8')))
    const expected: string[] = []
    for (let turn = 0; turn < 300; turn += 1) {
      const text = `${turn} ${'x'.repeat((turn * 97) % 3_000)}`
      expected.push(text)
      if (turn % 3 === 0) socket.send(text)
      else writeFrame(socket, raw, message(text))
      if (turn % 5 === 0) socket.ping(`${turn}`)
      if (turn % 7 === 0) client.ping('from the client')
      if (turn % 50 === 0) await new Promise(setImmediate)
    }
    socket.close()
    await once(client, 'close')
    expect(heard).toEqual(expected)
    expect(pings).toHaveLength(60)
    expect(pongs).toEqual(pings)
  })

  it('is queued by the library while the library has queued bytes', async () => {
    const { client, socket, raw, heard } = await connected()
    // A blob is read asynchronously, so the library queues the messages behind it.
    socket.send(new Blob(['first']))
    writeFrame(socket, raw, message('second'))
    socket.send('third')
    socket.close()
    await once(client, 'close')
    expect(heard).toEqual(['first', 'second', 'third'])
  })

  it('is not written after the closing handshake has begun', async () => {
    const { client, socket, raw, heard } = await connected()
    socket.close()
    writeFrame(socket, raw, message('too late'))
    const [code] = (await once(client, 'close')) as [number]
    expect(code).toBe(1005)
    expect(heard).toEqual([])
  })
})
