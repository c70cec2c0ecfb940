import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { livePath } from '@xinghe/contract/socket.ts'
import type { Line, Next } from './open-loop.ts'

const [shortMost, mediumMost] = [125, 0xffff]

/** A message as a browser sends it: one masked text frame, of less than 64 kB. */
export const maskedFrame = (message: object): Buffer => {
  const body = Buffer.from(JSON.stringify(message))
  if (body.length > mediumMost) throw new Error('a longer message than browsers are measured with')
  const mask = randomBytes(4)
  const head = Buffer.alloc(body.length <= shortMost ? 2 : 4)
  head[0] = 0x81
  head[1] = 0x80 | (body.length <= shortMost ? body.length : 126)
  if (head.length === 4) head.writeUInt16BE(body.length, 2)
  for (let at = 0; at < body.length; at += 1) body[at] = (body[at] ?? 0) ^ (mask[at % 4] ?? 0)
  return Buffer.concat([head, mask, body])
}

/** Bounds of the text of the server's frame at an offset; null while it is incomplete. */
const textAt = (bytes: Buffer, from: number): { start: number; end: number } | null => {
  if (bytes.length < from + 4) return null
  const length = (bytes[from + 1] ?? 0) & 0x7f
  const start = from + (length <= shortMost ? 2 : length === 126 ? 4 : 10)
  if (bytes.length < start) return null
  const end =
    start +
    (length <= shortMost
      ? length
      : length === 126
        ? bytes.readUInt16BE(from + 2)
        : Number(bytes.readBigUInt64BE(from + 2)))
  return bytes.length < end ? null : { start, end }
}

/** Larger than any answer. */
const readBytes = 64 * 1024
const answered = Buffer.from('{"t":"answer"')
const accepted = Buffer.from('"status_code":6000')

/** A live socket that is logged in and reads into one buffer of its own, as `openCaller` does. */
export const openSocketLine = (
  port: number,
  login: { readonly token: string; readonly key: string; readonly uuid: string },
  next: Next,
): Promise<Line> =>
  new Promise((opened, broken) => {
    let waiting: PromiseWithResolvers<void> | null = null
    const fail = (error: Error): void => {
      broken(error)
      waiting?.reject(error)
    }
    const line: Line = {
      send() {
        const frame = next()
        if (frame === undefined) return null
        waiting = Promise.withResolvers<void>()
        socket.write(frame)
        return waiting.promise
      },
      close: () => socket.destroy(),
    }
    const hear = (text: Buffer): void => {
      if (text.subarray(0, answered.length).equals(answered)) {
        if (text.includes(accepted)) waiting?.resolve()
        else fail(new Error(`a call was answered ${text.toString('utf8')}`))
      } else if (text.includes('"hello"')) socket.write(maskedFrame({ t: 'login', ...login }))
      else if (text.includes('"logged-in"')) opened(line)
      else fail(new Error(`a socket heard ${text.toString('utf8')}`))
    }
    const buffer = Buffer.alloc(readBytes)
    let earlier: Buffer | null = null
    let upgraded = false
    const callback = (length: number): boolean => {
      const now = buffer.subarray(0, length)
      const bytes = earlier === null ? now : Buffer.concat([earlier, now])
      let from = 0
      if (!upgraded) {
        const head = bytes.indexOf('\r\n\r\n')
        upgraded = head !== -1
        from = upgraded ? head + 4 : 0
      }
      for (let text = upgraded ? textAt(bytes, from) : null; text !== null;) {
        hear(bytes.subarray(text.start, text.end))
        from = text.end
        text = textAt(bytes, from)
      }
      earlier = from < bytes.length ? Buffer.from(bytes.subarray(from)) : null
      return true
    }
    const socket = connect({ host: '127.0.0.1', port, onread: { buffer, callback } })
    socket.on('error', fail)
    const key = randomBytes(16).toString('base64')
    socket.write(
      `GET ${livePath} HTTP/1.1\r\nHost: bench\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
    )
  })
