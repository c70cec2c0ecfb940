import { isTest, targetOf } from './sources.ts'
import type { Package, SourceFile } from './sources.ts'

/** Which packages a package may import. All other imports are forbidden. */
const packageTargets: Record<Package, readonly Package[]> = {
  rules: [],
  contract: ['rules'],
  world: ['rules'],
  ui: [],
  server: ['contract', 'world', 'rules'],
  web: ['ui', 'contract', 'rules'],
  console: ['ui', 'contract', 'rules'],
  e2e: ['contract', 'world', 'rules', 'server', 'tools'],
  bench: ['contract', 'world', 'rules', 'server', 'tools'],
  tools: [],
  art: [],
}

/** The bands inside a package, from the top; imports run downwards only. */
const bands: Partial<Record<Package, readonly string[]>> = {
  server: ['app', 'features', 'ledger', 'platform'],
  web: ['app', 'features', 'platform'],
  console: ['app', 'features', 'platform'],
}

/** The features that have a file of their own name in `contract`. */
const featureWords = new Set(
  'account wallet sports lobby games promotions vip agent records inbox chat site'.split(' '),
)

/** Pure: no libraries, no clock, no random numbers. */
const purePackages = new Set(['rules', 'world'])
const flatPackages = new Set(['contract', 'ui'])
const forbiddenFolder = /(^|\/)(utils?|helpers?|common|types)\//
/** A statement under any of the names that a pool, a transaction or a connection goes by. */
const sqlText = /\b(sql|tx|db|connection)\s*(<[^`;(]*>)?\s*`|\b(sql|tx|db|connection)\.unsafe\(/
const sqlHome =
  /^server\/src\/(ledger\/|platform\/database\/|(features|platform)\/(.+\/)?store(-[a-z-]+)?\.ts$)/
const ownClockOrDice =
  /\bDate\.now\b|\bnew Date\(\s*\)|\bMath\.random\b|\bperformance\.now\b|\bgetRandomValues\b/

interface Room {
  package: string
  inSource: boolean
  band: string | undefined
  feature: string | undefined
}

/** Package, band and feature of a path. */
export function roomOf(path: string): Room {
  const [name = '', folder, first, second] = path.split('/')
  const inSource = folder === 'src'
  const room = { package: name, inSource, band: undefined, feature: undefined }
  if (!inSource || first === undefined || second === undefined) {
    const word = first?.replace(/\.ts$/, '')
    const feature = name === 'contract' && word && featureWords.has(word) ? word : undefined
    return { ...room, feature }
  }
  if (name === 'rules') {
    return first === 'base'
      ? { ...room, band: 'base' }
      : { ...room, band: 'features', feature: first }
  }
  return { ...room, band: first, feature: first === 'features' ? second : undefined }
}

function isPackage(name: string): name is Package {
  return Object.hasOwn(packageTargets, name)
}

function packageProblem(file: SourceFile, from: Room, specifier: string, to: Room) {
  if (!isPackage(from.package) || !isPackage(to.package)) return 'leads out of the house'
  const allowed = packageTargets[from.package].includes(to.package)
  // Tests may import the tools; shipped code may not.
  const forTests = to.package === 'tools' && (!from.inSource || isTest(file.path))
  if (!allowed && !forTests) return `${from.package} may not import ${to.package}`
  // Only src has a name to be imported by.
  if (specifier.startsWith('.') && to.inSource) {
    return `is written as a path; write @xinghe/${to.package}/…`
  }
  return undefined
}

function bandProblem(from: Room, to: Room): string | undefined {
  if (from.feature !== undefined && to.feature !== undefined && from.feature !== to.feature) {
    return `feature ${from.feature} may not import feature ${to.feature}`
  }
  if (from.package === 'rules' && from.band === 'base' && to.band === 'features') {
    return 'base may not import a feature'
  }
  const order = isPackage(from.package) ? bands[from.package] : undefined
  if (order === undefined || from.band === undefined || to.band === undefined) return undefined
  const [above, below] = [order.indexOf(from.band), order.indexOf(to.band)]
  return above > below ? `${from.band} may not import ${to.band}` : undefined
}

/** Hashes that the rules check addresses and draw games with: pure, and nobody writes them by hand. */
const pureLibraries = new Set(
  ['hmac', 'sha2', 'sha3', 'utils'].map((name) => `@noble/hashes/${name}.js`),
)

function importProblems(file: SourceFile): string[] {
  const from = roomOf(file.path)
  return file.imports.flatMap((specifier) => {
    const target = targetOf(file, specifier)
    if (target === undefined) {
      const pure =
        purePackages.has(from.package) &&
        from.inSource &&
        !isTest(file.path) &&
        !pureLibraries.has(specifier)
      return pure ? `${file.path} → ${specifier}: ${from.package} imports nothing from outside` : []
    }
    const to = roomOf(target)
    const problem =
      from.package === to.package
        ? bandProblem(from, to)
        : packageProblem(file, from, specifier, to)
    return problem === undefined ? [] : `${file.path} → ${specifier}: ${problem}`
  })
}

function placeProblems({ path }: SourceFile): string[] {
  const problems: string[] = []
  const [name = '', folder, first, second] = path.split('/')
  if (folder === 'src' && second === undefined && !flatPackages.has(name)) {
    problems.push(`${path}: a loose file; src holds folders only`)
  }
  const order = isPackage(name) ? bands[name] : undefined
  if (folder === 'src' && second !== undefined && order && !order.includes(first ?? '')) {
    problems.push(`${path}: ${name}/src has no band ${first}`)
  }
  if (forbiddenFolder.test(path)) problems.push(`${path}: name the folder after what is in it`)
  if (/\/index\.tsx?$/.test(path)) problems.push(`${path}: no barrels`)
  return problems
}

function textProblems({ path, text }: SourceFile): string[] {
  if (isTest(path)) return []
  const problems: string[] = []
  if (path.startsWith('server/src/') && !sqlHome.test(path) && sqlText.test(text)) {
    problems.push(`${path}: SQL belongs in a store.ts`)
  }
  const { package: name, inSource } = roomOf(path)
  if (inSource && purePackages.has(name) && ownClockOrDice.test(text)) {
    problems.push(`${path}: ${name} is given the time and the dice`)
  }
  return problems
}

/** Every breach of the directions of imports and of the order of the house. */
export function findBreaches(files: SourceFile[]): string[] {
  return files.flatMap((file) => [
    ...placeProblems(file),
    ...importProblems(file),
    ...textProblems(file),
  ])
}
