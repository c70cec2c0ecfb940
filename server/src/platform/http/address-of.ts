import type { RequestHead } from '../wire/request-wire.ts'

/** Who sent it: so many proxies stand in front, and each has written down whom it heard. */
export const addressOf = (nearest: string, { headers }: RequestHead, proxies: number): string => {
  const forwarded = headers['x-forwarded-for']
  if (proxies === 0 || typeof forwarded !== 'string') return nearest
  const heard = forwarded
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
  return heard.at(-Math.min(proxies, heard.length)) ?? nearest
}
