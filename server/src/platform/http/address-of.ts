import type { RequestHead } from '../wire/request-wire.ts'

/**
 * The client's address: behind `proxies` trusted proxies, that many entries from the right of
 * `x-forwarded-for`.
 */
export const addressOf = (nearest: string, { headers }: RequestHead, proxies: number): string => {
  const forwarded = headers['x-forwarded-for']
  if (proxies === 0 || typeof forwarded !== 'string') return nearest
  const heard = forwarded
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
  return heard.at(-Math.min(proxies, heard.length)) ?? nearest
}
