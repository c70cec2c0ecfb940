import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pictures } from './pictures.ts'

const target = join(import.meta.dirname, '../web/public')
for (const [name, draw] of pictures) {
  const file = join(target, `${name}.svg`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, draw().toSvg())
}
