import type { Page } from '@playwright/test'
import { sealedPrefix } from '@xinghe/contract/wire.ts'
import { preInfo } from '@xinghe/contract/site.ts'

export interface WireWatch {
  sealed: number
  /** Calls by their plain path, apart from the one that is plain by design. */
  plain: string[]
  /** The page's public keys, in the order of their first use. */
  keys: string[]
  bodies: string[]
}

/** Counts plain and sealed calls of the page. */
export const watchWire = (page: Page): WireWatch => {
  const watch: WireWatch = { sealed: 0, plain: [], keys: [], bodies: [] }
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() !== 'POST' || pathname === preInfo.path) return
    if (pathname.startsWith(sealedPrefix)) watch.sealed += 1
    else watch.plain.push(pathname)
    const key = request.headers()['key']
    if (key !== undefined && !watch.keys.includes(key)) watch.keys.push(key)
    watch.bodies.push(request.postDataBuffer()?.toString('latin1') ?? '')
  })
  return watch
}
