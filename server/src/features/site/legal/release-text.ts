import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LegalName } from '@xinghe/rules/site/legal.ts'

/** The text that comes with this release, as the build of the pages has written it; null without a build. */
export const readReleaseText = async (webRoot: string, name: LegalName): Promise<unknown> => {
  const file = join(webRoot, 'legal', `${name}.json`)
  const text = await readFile(file, 'utf8').catch(() => null)
  return text === null ? null : (JSON.parse(text) as unknown)
}
