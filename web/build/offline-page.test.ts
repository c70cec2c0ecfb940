import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { offlinePage, withoutComments } from './offline-page.ts'

const worker = await readFile(new URL('../public/sw.js', import.meta.url), 'utf8')
const stored = new Set([...worker.matchAll(/'(\/[a-z/.-]+)'/g)].map(([, path]) => path))

it('says the same in both scripts', () => {
  const page = offlinePage()
  expect(page).toContain('<span class="cn">网络连接已断开</span>')
  expect(page).toContain('<span class="tw" lang="zh-TW">網路連線已斷開</span>')
})

it('needs only files that the service worker stores', () => {
  const used = [...offlinePage().matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path)
  expect(used.length).toBeGreaterThan(3)
  expect(used.filter((path) => !stored.has(path))).toEqual([])
})

it('has no inline script', () => {
  expect(offlinePage()).not.toMatch(/<script(?! src=)/)
})

it('takes comments and indentation out of a script, and nothing else', () => {
  const script = "// Why.\n{\n  // More.\n  const address = 'http://x'\n}\n"
  expect(withoutComments(script)).toBe("{\nconst address = 'http://x'\n}\n")
})
