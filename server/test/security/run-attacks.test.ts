import { expect, it } from 'vitest'
import type { Attack } from './attack.ts'
import { runAttacks } from './run-attacks.ts'

const attackNamed = (item: string, run: Attack['run']): Attack => ({
  item,
  title: 'nothing happens',
  run,
})

it('prints a line for each attack and counts those that came through or could not run', async () => {
  const lines: string[] = []
  const broken = await runAttacks(
    [
      attackNamed('b', async () => ({ tried: '7 orders', breaches: ['one', 'two'] })),
      attackNamed('c', async () => {
        throw new Error('no database')
      }),
      attackNamed('a', async ({ form, seed }) => ({ tried: `${form} ${seed}`, breaches: [] })),
    ],
    { form: 'short', seed: 3 },
    (line) => void lines.push(line),
  )
  expect(broken).toBe(2)
  expect(lines).toEqual([
    'held    a: nothing happens (short 3)',
    'BROKEN  b: nothing happens (7 orders) 2',
    '        one',
    '        two',
    'BROKEN  c: nothing happens (not run: Error: no database)',
  ])
})
