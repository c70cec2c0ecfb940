import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { compressFolder } from './precompress.ts'

it('puts both forms beside what is worth it, and nothing beside the rest', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'built-'))
  try {
    const script = 'const star = 1;\n'.repeat(400)
    await mkdir(join(folder, 'assets'))
    await writeFile(join(folder, 'assets/app-1a2b.js'), script)
    await writeFile(join(folder, 'assets/tiny-3c4d.js'), 'export {}')
    await writeFile(join(folder, 'assets/face.woff2'), script)
    await compressFolder(folder)
    expect((await readdir(join(folder, 'assets'))).sort()).toEqual([
      'app-1a2b.js',
      'app-1a2b.js.br',
      'app-1a2b.js.gz',
      'face.woff2',
      'tiny-3c4d.js',
    ])
    const read = (name: string): Promise<Buffer> => readFile(join(folder, 'assets', name))
    expect(brotliDecompressSync(await read('app-1a2b.js.br')).toString()).toBe(script)
    expect(gunzipSync(await read('app-1a2b.js.gz')).toString()).toBe(script)
  } finally {
    await rm(folder, { recursive: true })
  }
})
