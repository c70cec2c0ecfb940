import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './boot/root.mjs'
import { drawPicture, placePicture } from './picture.ts'
import { readSources, sourceFile } from './sources.ts'

it('shows the rooms that have files and how packages and bands import, without tests', () => {
  const picture = drawPicture([
    sourceFile('web/src/app/main.tsx', `import { a } from '../features/site/Footer.tsx'`),
    sourceFile('web/src/app/main.test.tsx', `import { a } from '../features/site/Footer.tsx'`),
    sourceFile('web/src/features/site/Footer.tsx', `import '@xinghe/ui/Button.tsx'`),
    sourceFile('ui/src/Button.tsx', `import { c } from './class-names.ts'`),
    sourceFile('ui/src/class-names.ts', ''),
  ])
  expect(picture.split('\n')).toEqual([
    '```mermaid',
    'flowchart TD',
    '  subgraph web',
    '    web_app["app"]',
    '    web_features["features"]',
    '  end',
    '  ui',
    '  web --> ui',
    '  web_app --> web_features',
    '```',
  ])
})

it('replaces the picture between the marks and nothing else', () => {
  const page = 'before\n<!-- draw:start -->\nold\n<!-- draw:end -->\nafter\n'
  const marked = 'before\n<!-- draw:start -->\nnew\n<!-- draw:end -->\nafter\n'
  expect(placePicture(page, 'new')).toBe(marked)
  expect(placePicture('before', 'new')).toBe(
    'before\n\n<!-- draw:start -->\nnew\n<!-- draw:end -->\n',
  )
})

it('is current in docs/ARCHITECTURE.md (else run npm run draw)', async () => {
  const page = await readFile(join(root, 'docs/ARCHITECTURE.md'), 'utf8')
  expect(placePicture(page, drawPicture(await readSources(root)))).toBe(page)
})
