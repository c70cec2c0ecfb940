import { supportLink } from '@xinghe/contract/site-support.ts'
import { test, vi } from 'vitest'
import { freshPage } from './fresh-page.ts'
import { success, WireServer } from './wire-server.ts'

type Page = Awaited<ReturnType<typeof freshPage>>

interface WireTest {
  /** Answers one call, `supportLink`; a test adds its own. */
  server: WireServer
  /** A page of that server, as just loaded. */
  openPage: () => Promise<Page>
}

/** Each test with a server and page loads of its own. */
export const it = test.extend<WireTest>({
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads the wanted fixtures from it
  server: async ({}, use) => {
    const server = new WireServer()
    await server.start()
    server.replies.set(supportLink.path, () => ({
      envelope: success({ url: 'https://help', kind: 'outside' }),
    }))
    await use(server)
    server.stop()
    vi.unstubAllGlobals()
  },
  openPage: async ({ server }, use) => use(() => freshPage(server.address)),
})

export const loginInput = {
  name: 'demo01',
  password: 'a'.repeat(32),
  kaptchcate: 99,
  codeId: '',
  code: '',
} as const
