import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
}

type Manifest = Readonly<Record<string, Chunk>>

/** Every file that a module needs before it runs. */
const filesOf = (manifest: Manifest, key: string, found = new Set<string>()): Set<string> => {
  const chunk = manifest[key]
  if (chunk === undefined) throw new Error(`the build has no ${key}`)
  if (found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const next of chunk.imports ?? []) filesOf(manifest, next, found)
  return found
}

const games = 'src/features/games/'
const renderer = 'WebGLRenderer.mjs'

/** Gzipped kilobytes of each part of the game page, without what an earlier part has loaded. */
export const weighStage = async (dist: string): Promise<ReadonlyMap<string, number>> => {
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  const keys = Object.keys(manifest)
  const loaded = new Set<string>()
  const weigh = async (parts: readonly string[], keep = true): Promise<number> => {
    const files = new Set(parts.flatMap((part) => Array.from(filesOf(manifest, part))))
    const added = Array.from(files).filter((file) => !loaded.has(file) && file.endsWith('.js'))
    const sizes = await Promise.all(
      added.map(async (file) => gzipSync(await readFile(join(dist, file)), { level: 9 }).length),
    )
    if (keep) for (const file of added) loaded.add(file)
    return sizes.reduce((sum, size) => sum + size, 0) / 1_000
  }
  const weights = new Map<string, number>()
  const page = await readFile(join(dist, 'index.html'), 'utf8')
  for (const [file] of page.matchAll(/assets\/[^"]+\.js/g)) loaded.add(file)
  weights.set('list', await weigh(['src/app/lobby/GameListPages.tsx'], false))
  weights.set('page', await weigh(['src/app/games/HouseGamePage.tsx']))
  weights.set(
    'stage',
    await weigh([`${games}stage/stage.ts`, ...keys.filter((key) => key.endsWith(renderer))]),
  )
  for (const code of ['gem', 'koi', 'fly', 'drg']) {
    const parts = ['SlotGame.tsx', 'scene/slot-scene.ts', `art/${code}-art.ts`]
    weights.set(
      code,
      await weigh(
        parts.map((part) => `${games}slots/${part}`),
        false,
      ),
    )
  }
  const fishing = ['FishingGame.tsx', 'scene/fishing-scene.ts']
  weights.set(
    'fishing',
    await weigh(
      fishing.map((part) => `${games}fishing/${part}`),
      false,
    ),
  )
  return weights
}
