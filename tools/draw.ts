import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { root } from './boot/root.mjs'
import { drawPicture, placePicture } from './picture.ts'
import { readSources } from './sources.ts'

const file = join(root, 'docs/ARCHITECTURE.md')
const before = await readFile(file, 'utf8').catch(() => '# Architecture\n')
const after = placePicture(before, drawPicture(await readSources(root)))

if (after === before) {
  console.log('docs/ARCHITECTURE.md shows the imports as they are.')
} else if (process.argv.includes('--check')) {
  console.error('The picture in docs/ARCHITECTURE.md is out of date. Run: npm run draw')
  process.exitCode = 1
} else {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, after)
  console.log('docs/ARCHITECTURE.md has a new picture.')
}
