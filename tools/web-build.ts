import { createHash } from 'node:crypto'
import { access, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runQuietly } from './child.ts'

/** Inputs of the build, without tests. */
const packages = ['web', 'ui', 'contract', 'rules']
const ignored = /^(node_modules|dist|\.cache)$|\.test\.tsx?$/

/** Environment variables that the build writes into the pages. */
const buildSettings = /^VITE_/

async function filesUnder(folder: string): Promise<string[]> {
  const files: string[] = []
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (ignored.test(entry.name)) continue
    if (entry.isDirectory()) files.push(...(await filesUnder(path)))
    else if (entry.isFile()) files.push(path)
  }
  return files
}

async function inputKey(root: string): Promise<string> {
  const files = [join(root, 'package-lock.json')]
  for (const name of packages) files.push(...(await filesUnder(join(root, name))))
  const hash = createHash('sha256').update(process.version)
  for (const [name, value] of Object.entries(process.env).sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (buildSettings.test(name)) hash.update(`\0${name}=${value}`)
  }
  for (const file of files.sort()) {
    hash.update(`\0${file}\0`).update(await readFile(file))
  }
  return hash.digest('hex')
}

/** Builds the member's app unless the sources have not changed since the last build. */
export async function buildWeb(root: string, signal?: AbortSignal): Promise<'built' | 'unchanged'> {
  const stamp = join(root, '.cache/web-build')
  const page = join(root, 'web/dist/index.html')
  const key = await inputKey(root)
  const built = await access(page).then(
    () => readFile(stamp, 'utf8').catch(() => ''),
    () => '',
  )
  if (built === key) return 'unchanged'
  await rm(stamp, { force: true })
  const { code, output } = await runQuietly(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build'],
    { cwd: join(root, 'web'), ...(signal === undefined ? {} : { signal }) },
  )
  if (code !== 0) throw new Error(`The pages could not be built.\n${output.trim()}`)
  await mkdir(join(root, '.cache'), { recursive: true })
  await writeFile(stamp, key)
  return 'built'
}
