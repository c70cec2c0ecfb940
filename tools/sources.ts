import { readdir, readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { parseSync } from 'vite'

const packages = [
  'rules',
  'contract',
  'world',
  'server',
  'ui',
  'web',
  'console',
  'e2e',
  'bench',
  'tools',
  'art',
] as const
export type Package = (typeof packages)[number]

export interface SourceFile {
  /** From the root of the repository, with forward slashes. */
  path: string
  text: string
  /** What it imports, as written. */
  imports: string[]
}

/** Every module that a file imports: imports, re-exports, dynamic imports and type imports. */
export function importsOf(path: string, text: string): string[] {
  const { module, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap((entry) => entry.moduleRequest?.value ?? []),
  )
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const written = /^(['"`])(.*)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end))
    return written?.[2] ?? []
  })
  const fixed = module.staticImports.map((entry) => entry.moduleRequest.value)
  return [...new Set([...fixed, ...exported, ...dynamic])]
}

export function sourceFile(path: string, text: string): SourceFile {
  return { path, text, imports: importsOf(path, text) }
}

const ours = /^@xinghe\/([a-z0-9-]+)\/(.+)$/

/** The repository path of an import; undefined for npm packages and Node's modules. */
export function targetOf(file: SourceFile, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file.path), specifier)
  const match = ours.exec(specifier)
  return match === null ? undefined : `${match[1]}/src/${match[2]}`
}

export const isTest = (path: string) => /\.test\.tsx?$/.test(path)

async function pathsUnder(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(() => [])
  const found: string[] = []
  for (const entry of entries) {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) {
      if (!/^(node_modules|dist|\..*)$/.test(entry.name))
        found.push(...(await pathsUnder(root, path)))
    } else if (/\.tsx?$/.test(entry.name)) found.push(path)
  }
  return found
}

/** All source files of the repository, in a fixed order. */
export async function readSources(root: string): Promise<SourceFile[]> {
  const files: SourceFile[] = []
  for (const name of packages) {
    for (const path of (await pathsUnder(root, name)).sort()) {
      files.push(sourceFile(path, await readFile(join(root, path), 'utf8')))
    }
  }
  return files
}
