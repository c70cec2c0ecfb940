import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { refusals } from '@xinghe/contract/refusal-table.ts'
import { makeMetrics, watchFeed } from './metrics.ts'

const page = await readFile(new URL('../../../../docs/OPERATIONS.md', import.meta.url), 'utf8')
const alerts = page.split('### Alerts')[1]?.split('\n## ')[0] ?? ''

const metrics = makeMetrics()
watchFeed(metrics, () => null)
const own = metrics.registry
  .getMetricsAsArray()
  .map(({ name }) => name)
  .filter((name) => name.startsWith('xinghe_'))

it('every metric is listed on the page of operations, and no other', () => {
  const listed = [...page.matchAll(/^\| `(xinghe_[a-z_]+)`/gm)].map(([, name]) => name)
  expect(listed.toSorted()).toEqual(own.toSorted())
})

it('every alert asks for a metric and a refusal that there are', () => {
  const named = [...alerts.matchAll(/xinghe_[a-z_]+/g)].map(([name]) => name)
  expect(named.length).toBeGreaterThan(4)
  for (const name of named) expect(own).toContain(name)
  const labels = [...alerts.matchAll(/refusal=~?"([^"]+)"/g)].flatMap(([, value = '']) =>
    value.split(/\\?\|/),
  )
  expect(labels.length).toBeGreaterThan(1)
  for (const label of labels) expect(Object.keys(refusals)).toContain(label)
})
