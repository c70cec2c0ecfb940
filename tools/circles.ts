import { posix } from 'node:path'
import { isTest, targetOf } from './sources.ts'
import type { SourceFile } from './sources.ts'

type Graph = ReadonlyMap<string, ReadonlySet<string>>

/** Test files and their kits meet what they test from any side. */
const isTestCode = (path: string) =>
  isTest(path) || /\.test-kit\.tsx?$|\/testing\/|^server\/test\//.test(path)

/** Which folder imports which; imports inside one folder do not count. */
export function folderImports(files: readonly SourceFile[]): Graph {
  const graph = new Map<string, Set<string>>()
  for (const file of files) {
    if (isTestCode(file.path)) continue
    const from = posix.dirname(file.path)
    const targets = graph.get(from) ?? new Set<string>()
    graph.set(from, targets)
    for (const specifier of file.imports) {
      const target = targetOf(file, specifier)
      if (target !== undefined && posix.dirname(target) !== from) targets.add(posix.dirname(target))
    }
  }
  return graph
}

/** Groups of folders that reach each other (Tarjan's strongly connected components). */
export function findCircles(graph: Graph): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const circles: string[][] = []

  const visit = (folder: string): number => {
    const number = order.size
    order.set(folder, number)
    lowest.set(folder, number)
    stack.push(folder)
    for (const next of graph.get(folder) ?? []) {
      const known = order.get(next)
      if (known === undefined) lower(folder, visit(next))
      else if (stack.includes(next)) lower(folder, known)
    }
    if (lowest.get(folder) === number) {
      const circle = stack.splice(stack.indexOf(folder))
      if (circle.length > 1) circles.push(circle.sort())
    }
    return lowest.get(folder) ?? number
  }
  const lower = (folder: string, to: number) =>
    lowest.set(folder, Math.min(lowest.get(folder) ?? to, to))

  for (const folder of [...graph.keys()].sort()) if (!order.has(folder)) visit(folder)
  return circles
}
