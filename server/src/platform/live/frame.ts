import type { Socket } from 'node:net'
import type { WebSocket } from 'ws'

const finalText = 0x81
const shortLength = 125
const mediumLength = 0xffff

/** One unmasked text frame (RFC 6455 §5.2), which is sent to every subscriber as it is. */
export const frameOf = (text: string): Buffer => {
  const length = Buffer.byteLength(text)
  const start = length <= shortLength ? 2 : length <= mediumLength ? 4 : 10
  const frame = Buffer.allocUnsafe(start + length)
  frame[0] = finalText
  if (start === 2) frame[1] = length
  else if (start === 4) {
    frame[1] = 126
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = 127
    frame.writeUIntBE(0, 2, 2)
    frame.writeUIntBE(length, 4, 6)
  }
  frame.write(text, start)
  return frame
}

const isOpen = 1

/**
 * Writes a ready frame past the library, which would build it again for each subscriber. While the library
 * has queued bytes it sends this frame too, so that frames keep their order.
 */
export const writeFrame = (
  socket: WebSocket,
  raw: Socket | null,
  message: { readonly text: string; readonly frame: Buffer },
): void => {
  const inLibrary = raw === null ? 1 : socket.bufferedAmount - raw.writableLength
  if (raw === null || inLibrary > 0) socket.send(message.text)
  else if (socket.readyState === isOpen && raw.writable) raw.write(message.frame)
}

/** The same for several frames that were joined into one buffer: one write for all of them. */
export const writeFrames = (
  socket: WebSocket,
  raw: Socket | null,
  { texts, frames }: { readonly texts: readonly string[]; readonly frames: Buffer },
): void => {
  const inLibrary = raw === null ? 1 : socket.bufferedAmount - raw.writableLength
  if (raw === null || inLibrary > 0) for (const text of texts) socket.send(text)
  else if (socket.readyState === isOpen && raw.writable) raw.write(frames)
}
