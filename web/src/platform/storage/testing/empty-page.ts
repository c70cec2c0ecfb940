import { afterAll } from 'vitest'

/**
 * Test files share a page: this clears storage, dialogs and the address between them. Timers are
 * cleared too: a connection of the previous file would reconnect in this one.
 */
const page = Reflect.get(window, 'happyDOM') as { setURL(address: string): void }
page.setURL('http://localhost:3000/')
localStorage.clear()
sessionStorage.clear()
document.body.replaceChildren()

const started: number[] = []
const noting = <T extends typeof setTimeout | typeof setInterval>(start: T): T =>
  new Proxy(start, {
    apply(target, self, given) {
      const timer = Reflect.apply(target, self, given) as number
      started.push(timer)
      return timer
    },
  })

const { setTimeout: once, setInterval: often } = globalThis
globalThis.setTimeout = noting(once)
globalThis.setInterval = noting(often)
afterAll(() => {
  for (const timer of started) clearTimeout(timer)
  globalThis.setTimeout = once
  globalThis.setInterval = often
})
