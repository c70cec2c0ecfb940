import { roomOf } from './directions.ts'
import { isTest, targetOf } from './sources.ts'
import type { SourceFile } from './sources.ts'

/** The rooms of the picture, from the top: what is shipped, by package and band. */
const floors: [name: string, bands: string[]][] = [
  ['web', ['app', 'features', 'platform']],
  ['console', ['app', 'features', 'platform']],
  ['server', ['app', 'features', 'ledger', 'platform']],
  ['ui', []],
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

function countArrows(files: SourceFile[]): Map<string, number> {
  const arrows = new Map<string, number>()
  for (const file of files) {
    const from = roomName(file.path)
    for (const specifier of file.imports) {
      const target = targetOf(file, specifier)
      const to = target === undefined ? undefined : roomName(target)
      if (from === undefined || to === undefined || from === to) continue
      arrows.set(`${from} ${to}`, (arrows.get(`${from} ${to}`) ?? 0) + 1)
    }
  }
  return arrows
}

const idOf = (room: string) => room.replace('/', '_')

function boxes(counts: Map<string, number>): string[] {
  const box = (room: string, label: string) =>
    `${idOf(room)}["${label}<br/>${counts.get(room)} files"]`
  return floors.flatMap(([name, bands]) => {
    if (bands.length === 0) return counts.has(name) ? [`  ${box(name, name)}`] : []
    const rooms = bands.filter((band) => counts.has(`${name}/${band}`))
    if (rooms.length === 0) return []
    const inner = rooms.map((band) => `    ${box(`${name}/${band}`, band)}`)
    return [`  subgraph ${name}`, inner.join('\n'), '  end']
  })
}

/** The picture of the real imports, tests left out, as a Mermaid diagram in Markdown. */
export function drawPicture(sources: SourceFile[]): string {
  const files = sources.filter(({ path }) => !isTest(path))
  const counts = new Map<string, number>()
  for (const { path } of files) {
    const room = roomName(path)
    if (room !== undefined) counts.set(room, (counts.get(room) ?? 0) + 1)
  }
  const arrows = countArrows(files)
  const lines = order.flatMap((from) =>
    order.flatMap((to) => {
      const count = arrows.get(`${from} ${to}`)
      return count === undefined ? [] : [`  ${idOf(from)} -->|${count}| ${idOf(to)}`]
    }),
  )
  return ['```mermaid', 'flowchart TD', ...boxes(counts), ...lines, '```'].join('\n')
}

const [startMark, endMark] = ['<!-- draw:start -->', '<!-- draw:end -->']

/** Puts the picture between the marks of a page; a page without marks gets them at its end. */
export function placePicture(page: string, picture: string): string {
  const [start, end] = [page.indexOf(startMark), page.indexOf(endMark)]
  const body = `${startMark}\n${picture}\n${endMark}`
  if (start === -1 || end < start) return `${page.trimEnd()}\n\n${body}\n`
  return page.slice(0, start) + body + page.slice(end + endMark.length)
}
