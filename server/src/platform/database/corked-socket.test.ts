import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { corkEachMoment } from './corked-socket.ts'

let server: Server
let port: number
const heard: Buffer[] = []
beforeAll(async () => {
  server = createServer((socket) => socket.on('data', (bytes) => heard.push(bytes)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(() => new Promise((closed) => server.close(closed)))

it('sends what is written at one moment together and in order, and what comes later behind it', async () => {
  const socket = corkEachMoment(connect(port, '127.0.0.1'))
  for (const text of ['begin;', 'lock;', 'read;']) socket.write(Buffer.from(text))
  expect([socket.writableCorked, socket.writableLength]).toEqual([1, 16])
  await new Promise((moment) => process.nextTick(moment))
  expect(socket.writableCorked).toBe(0)
  socket.end(Buffer.from('commit;'))
  await once(socket, 'close')
  expect(Buffer.concat(heard).toString()).toBe('begin;lock;read;commit;')
})

it('takes any length without asking to be spared', async () => {
  heard.length = 0
  const socket = corkEachMoment(connect(port, '127.0.0.1'))
  const long = Buffer.alloc(socket.writableHighWaterMark + 1, 'x')
  expect([socket.write(long), socket.write(Buffer.from('commit;'))]).toEqual([true, true])
  await new Promise((moment) => process.nextTick(moment))
  socket.end()
  await once(socket, 'close')
  expect(Buffer.concat(heard).toString()).toBe(`${long.toString()}commit;`)
})
