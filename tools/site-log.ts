import { once } from 'node:events'
import { createWriteStream, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Readable } from 'node:stream'

const fileLimit = 50_000_000

/** Writes the site's output to a file of bounded size, and keeps the previous file. */
export async function keepLog(source: Readable, file: string): Promise<void> {
  mkdirSync(dirname(file), { recursive: true })
  const openFresh = () => {
    if (existsSync(file)) renameSync(file, `${file}.1`)
    return createWriteStream(file, { mode: 0o600 })
  }
  let target = openFresh()
  let size = 0
  for await (const part of source) {
    if (!Buffer.isBuffer(part)) continue
    size += part.length
    if (!target.write(part)) await once(target, 'drain')
    if (size < fileLimit) continue
    target.end()
    await once(target, 'close')
    target = openFresh()
    size = 0
  }
  target.end()
  await once(target, 'close')
}

export function lastLines(file: string, count: number): string {
  if (!existsSync(file)) return ''
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-count).join('\n')
}
