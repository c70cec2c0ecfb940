import { expect, it } from 'vitest'
import { root } from './boot/root.mjs'
import { findCircles, folderImports } from './circles.ts'
import { readSources, sourceFile } from './sources.ts'

const circlesOf = (files: Record<string, string[]>) =>
  findCircles(
    folderImports(
      Object.entries(files).map(([path, imports]) =>
        sourceFile(path, imports.map((target) => `import '${target}'`).join('\n')),
      ),
    ),
  )

it('finds no circle between the folders of the repository', async () => {
  expect(findCircles(folderImports(await readSources(root)))).toEqual([])
})

it('finds a parent and a child that import each other', () => {
  const files = {
    'web/src/app/Shell.tsx': ['./layout/Header.tsx'],
    'web/src/app/layout/Header.tsx': ['../messages.ts'],
  }
  expect(circlesOf(files)).toEqual([['web/src/app', 'web/src/app/layout']])
})

it('finds a circle over three folders and packages, and none beside it', () => {
  const files = {
    'rules/src/base/a.ts': ['@xinghe/contract/b.ts'],
    'contract/src/b.ts': ['@xinghe/ui/c.ts'],
    'ui/src/c.ts': ['@xinghe/rules/base/a.ts'],
    'web/src/app/d.ts': ['@xinghe/ui/c.ts'],
  }
  expect(circlesOf(files)).toEqual([['contract/src', 'rules/src/base', 'ui/src']])
})

it('lets a parent compose children that share a leaf, and tests reach anywhere', () => {
  const files = {
    'web/src/app/Shell.tsx': ['./layout/Header.tsx', './words/messages.ts'],
    'web/src/app/layout/Header.tsx': ['../words/messages.ts'],
    'web/src/app/layout/Header.test.tsx': ['../Shell.tsx'],
  }
  expect(circlesOf(files)).toEqual([])
})
