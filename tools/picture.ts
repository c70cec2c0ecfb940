import { roomOf } from './directions.ts'
import { isTest, targetOf } from './sources.ts'
import type { SourceFile } from './sources.ts'

/** Nodes of the picture, from the top: shipped code by package and band. */
const floors: [name: string, bands: string[]][] = [
  ['web', ['app', 'features', 'platform']],
  ['console', ['app', 'features', 'platform']],
  ['server', ['app', 'features', 'ledger', 'platform']],
  ['ui', []],
  ['world', []],
  ['contract', []],
  ['rules', ['features', 'base']],
]

const order = floors.flatMap(([name, bands]) =>
  bands.length === 0 ? [name] : bands.map((band) => `${name}/${band}`),
)

function roomName(path: string): string | undefined {
  const { package: name, inSource, band } = roomOf(path)
  if (!inSource) return undefined
  const room = band === undefined || !order.includes(`${name}/${band}`) ? name : `${name}/${band}`
  return order.includes(room) ? room : undefined
}

/** Arrows between packages, and to the next band of one package; longer arrows are omitted. */
function findArrows(files: SourceFile[]): Set<string> {
  const arrows = new Set<string>()
  for (const file of files) {
    const from = roomName(file.path)
    for (const specifier of file.imports) {
      const target = targetOf(file, specifier)
      const to = target === undefined ? undefined : roomName(target)
      if (from === undefined || to === undefined || from === to) continue
      const [above, below] = [packageOf(from), packageOf(to)]
      if (above !== below) arrows.add(`${above} ${below}`)
      else if (order.indexOf(to) === order.indexOf(from) + 1) arrows.add(`${from} ${to}`)
    }
  }
  return arrows
}

const packageOf = (room: string) => room.split('/')[0] ?? room
const idOf = (room: string) => room.replace('/', '_')

function boxes(rooms: Set<string>): string[] {
  return floors.flatMap(([name, bands]) => {
    if (bands.length === 0) return rooms.has(name) ? [`  ${name}`] : []
    const inner = bands.filter((band) => rooms.has(`${name}/${band}`))
    if (inner.length === 0) return []
    const lines = inner.map((band) => `    ${idOf(`${name}/${band}`)}["${band}"]`)
    return [`  subgraph ${name}`, ...lines, '  end']
  })
}

/**
 * A Mermaid diagram of the real imports, without tests. It shows packages and bands, not counts, so it
 * changes only when a direction is added or removed.
 */
export function drawPicture(sources: SourceFile[]): string {
  const files = sources.filter(({ path }) => !isTest(path))
  const rooms = new Set(files.flatMap(({ path }) => roomName(path) ?? []))
  const arrows = findArrows(files)
  const ends = [...new Set([...floors.map(([name]) => name), ...order])]
  const lines = ends.flatMap((from) =>
    ends.filter((to) => arrows.has(`${from} ${to}`)).map((to) => `  ${idOf(from)} --> ${idOf(to)}`),
  )
  return ['```mermaid', 'flowchart TD', ...boxes(rooms), ...lines, '```'].join('\n')
}

const [startMark, endMark] = ['<!-- draw:start -->', '<!-- draw:end -->']

/** Puts the picture between the marks of a page; a page without marks gets them at its end. */
export function placePicture(page: string, picture: string): string {
  const [start, end] = [page.indexOf(startMark), page.indexOf(endMark)]
  const body = `${startMark}\n${picture}\n${endMark}`
  if (start === -1 || end < start) return `${page.trimEnd()}\n\n${body}\n`
  return page.slice(0, start) + body + page.slice(end + endMark.length)
}
