import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { refusals, refusalsToCome } from '@xinghe/contract/refusal-table.ts'

const source = new URL('..', import.meta.url).pathname
const textOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
/** Results of rules whose names are thrown as refusals. */
const rules = ['account', 'base', 'chat', 'games', 'sports'].map(
  (feature) => new URL(`../../../rules/src/${feature}`, import.meta.url).pathname,
)
const text = [source, ...rules].map(textOf).join('\n')

const raised = (name: string): boolean => text.includes(`'${name}'`)

it('raises every refusal whose capability is built', () => {
  const toCome = new Set<string>(Object.values(refusalsToCome).flat())
  const silent = Object.keys(refusals).filter((name) => !toCome.has(name) && !raised(name))
  expect(silent).toEqual([])
})

it('lists no refusal as planned that is already raised', () => {
  expect(Object.values(refusalsToCome).flat().filter(raised)).toEqual([])
})
