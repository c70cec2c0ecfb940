import { expect, it } from 'vitest'
import type { Platform } from '../../platform/parts.ts'
import { acts, prepare, reads, type Command } from './command.ts'

const platform = {} as Platform
const acting: Command = {
  usage: '',
  parse: (words) => acts(async (_, operator) => `${operator}: ${words.join(' ')}`),
}
const reading: Command = { usage: '', parse: (words) => reads(async () => words.join(' ')) }
const run = async (command: Command, words: readonly string[], environmentName = '') =>
  prepare(command, words, environmentName)(platform)

it('an act takes the name of the operator from its words or from the environment', async () => {
  expect(await run(acting, ['a', 'b', '--as', 'ann.li'])).toBe('ann.li: a b')
  expect(await run(acting, ['--as', 'ann-2', 'a', '-5.00'])).toBe('ann-2: a -5.00')
  expect(await run(acting, ['a'], 'bob')).toBe('bob: a')
  expect(await run(acting, ['a', '--as', 'ann'], 'bob')).toBe('ann: a')
})

it('an act without a name is refused, and so is a name that is no person’s', async () => {
  for (const name of [
    '',
    'Ann',
    'ann li',
    'ann.',
    '.ann',
    'an--n',
    '李安',
    'mem_1',
    'x'.repeat(33),
  ])
    await expect(run(acting, ['a', '--as', name]), name).rejects.toThrow('--as NAME')
  for (const name of ['site', 'feed', 'payout', 'release', 'command-line'])
    await expect(run(acting, ['a'], name), name).rejects.toThrow('--as NAME')
  await expect(run(acting, ['a'])).rejects.toThrow('--as NAME')
  await expect(run(acting, ['a', '--as'], 'bob')).rejects.toThrow('--as NAME')
  await expect(run(acting, ['--as', 'ann', '--as', 'bob'])).rejects.toThrow('once')
})

it('a command that only reads needs no name', async () => {
  expect(await run(reading, ['a'])).toBe('a')
  expect(await run(reading, ['a', '--as', 'ann'])).toBe('a')
})
