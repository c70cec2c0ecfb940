import type { IncomingMessage } from 'node:http'

/** Who sent it: so many proxies stand in front, and each has written down whom it heard. */
export const addressOf = ({ socket, headers }: IncomingMessage, proxies: number): string => {
  const nearest = socket.remoteAddress ?? ''
  const forwarded = headers['x-forwarded-for']
  if (proxies === 0 || typeof forwarded !== 'string') return nearest
  const heard = forwarded
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
  return heard.at(-Math.min(proxies, heard.length)) ?? nearest
}
