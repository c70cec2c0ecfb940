import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

interface Bom {
  readonly metadata: { readonly component: object }
}

/** The bill of materials of the lock, of all platforms, by npm itself. */
const makeSbom = async (root: string): Promise<Bom> => {
  const { stdout } = await run(
    'npm',
    ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--loglevel=silent'],
    { cwd: root, maxBuffer: 64 * 1024 * 1024 },
  )
  const bom = JSON.parse(stdout) as Bom
  // npm names the project after its folder.
  const component = { ...bom.metadata.component, name: 'xinghe' }
  return { ...bom, metadata: { ...bom.metadata, component } }
}

/** Writes the SBOM in the format CycloneDX; returns the file. */
export const writeSbom = async (root: string): Promise<string> => {
  const file = join(root, '.cache/sbom.cdx.json')
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify(await makeSbom(root), null, 2)}\n`)
  return file
}
