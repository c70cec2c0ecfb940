import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { builtCalls } from './calls.ts'
import { success } from './envelope.ts'
import { refusals, refusalsToCome, type Refusal } from './refusal-table.ts'

const fixture = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../fixtures/${name}`, import.meta.url), 'utf8'))

const line = (call: { method: string; path: string }): string => `${call.method} ${call.path}`

it('knows every call of the specification, each once', () => {
  const asked = (fixture('calls.json') as { method: string; path: string }[]).map(line)
  const ours = builtCalls.filter((call) => call.origin === 'spec').map(line)
  expect(asked).toHaveLength(92)
  expect(ours.toSorted()).toEqual(asked.toSorted())
})

it('has a refusal for every status code of the specification and for no other', () => {
  const asked = Object.keys(fixture('status-codes.json') as object).map(Number)
  const ours = new Set([
    success.code,
    ...Object.values(refusals).map((entry: Refusal) => entry.code),
  ])
  expect(asked).toHaveLength(54)
  expect([...ours].toSorted()).toEqual(asked.toSorted())
})

it('lists a refusal to come only once', () => {
  const names = Object.values(refusalsToCome).flat()
  expect(new Set(names).size).toBe(names.length)
})

it('has a summary for every call', () => {
  for (const call of builtCalls) expect(call.summary, call.path).toMatch(/.{8,}\.$/)
})
