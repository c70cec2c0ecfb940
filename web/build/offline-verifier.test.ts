import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { offlinePage } from './offline-verifier.ts'

it('is one file that may run only its own script and ask nobody', async () => {
  const page = await offlinePage(join(import.meta.dirname, '..'))
  const script = /<script>([\s\S]*)<\/script>/.exec(page)?.[1] ?? ''
  const hash = createHash('sha256').update(script).digest('base64')
  expect(script.length).toBeGreaterThan(10_000)
  expect(page).toContain(`content="default-src 'none'; script-src 'sha256-${hash}'`)
  expect(page).not.toMatch(/https?:|\b(src|href)=|fetch\(|XMLHttpRequest|import\(/)
})
