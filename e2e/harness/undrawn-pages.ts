import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface UndrawnPages {
  readonly folder: string
  remove(): Promise<void>
}

/**
 * A copy of the built pages whose large pictures are empty and of the same size. Without a graphics card
 * half of a run would be the drawing of them, and no journey looks at what they show.
 */
export const undrawnPages = async (built: string): Promise<UndrawnPages> => {
  const folder = await mkdtemp(join(tmpdir(), 'xinghe-pages-'))
  await cp(built, folder, { recursive: true })
  const art = join(folder, 'art')
  for (const name of await readdir(art)) {
    const file = join(art, name)
    const opening = /^<svg[^>]*>/.exec(await readFile(file, 'utf8'))?.[0]
    // Other files are compressed forms of a picture.
    await (opening === undefined ? rm(file) : writeFile(file, `${opening}</svg>`))
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
