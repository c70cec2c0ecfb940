import { glob, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = '**/*.{js,css,html,svg,json,txt,webmanifest}'
/** Below this the headers weigh more than what is saved. */
const worthBytes = 1_024

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const compressFile = async (file: string): Promise<void> => {
  const plain = await readFile(file)
  if (plain.length < worthBytes) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  }
  const [br, gz] = await Promise.all([brotli(plain, { params }), zip(plain, { level: 9 })])
  if (br.length < plain.length) await writeFile(`${file}.br`, br)
  if (gz.length < plain.length) await writeFile(`${file}.gz`, gz)
}

export const compressFolder = async (folder: string): Promise<void> => {
  for await (const file of glob(compressible, { cwd: folder })) {
    await compressFile(join(folder, file))
  }
}

/** Writes `.br` and `.gz` beside the built files, so that the server compresses nothing while serving. */
export const precompress = (): Plugin => {
  let folder = ''
  return {
    name: 'xinghe-precompress',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir)
    },
    closeBundle: { order: 'post', sequential: true, handler: () => compressFolder(folder) },
  }
}
