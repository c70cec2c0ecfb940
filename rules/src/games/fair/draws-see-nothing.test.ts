import { readdirSync, readFileSync } from 'node:fs'
import { expect, expectTypeOf, it } from 'vitest'
import type { Rng } from '../../base/rng.ts'
import type { SoloGame } from '../solo-game.ts'
import type { SharedSeeds } from './shared-stream.ts'
import type { SoloSeeds } from './solo-stream.ts'

type AnyGame = SoloGame<'choice', 'state', 'action', 'view'>

it('gives a draw nothing but seeds, by type', () => {
  expectTypeOf<keyof SoloSeeds>().toEqualTypeOf<'serverSeed' | 'clientSeed' | 'nonce'>()
  expectTypeOf<keyof SharedSeeds>().toEqualTypeOf<'seed' | 'salt' | 'table' | 'round'>()
  expectTypeOf<Parameters<AnyGame['begin']>>().toEqualTypeOf<['choice', Rng]>()
  expectTypeOf<Parameters<AnyGame['act']>>().toEqualTypeOf<['state', 'action', Rng]>()
  expectTypeOf<Parameters<Rng['below']>>().toEqualTypeOf<[number]>()
})

const games = new URL('..', import.meta.url).pathname
const sources = readdirSync(games, { recursive: true, encoding: 'utf8' })
  // Simulated players are no part of a game: they have their own numbers, and no game knows them.
  .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|^simulated\//.test(name))
  .map((name) => ({ name, text: readFileSync(`${games}/${name}`, 'utf8') }))

/** Parameter lists that take the random numbers, over several lines too. */
const listsWithRng = (text: string): string[] =>
  [...text.matchAll(/\(([^()]*\brng\b[^()]*)\)\s*(?::|=>|\{)/g)].map(([, list = '']) => list)

const unfit = {
  'imports a part that knows members or money in play': (text: string) =>
    /from '[./]*\/(account|wallet|records|sports|lobby|ledger)\//.test(text),
  'knows simulated players': (text: string) => /from '[./]*\/simulated\//.test(text),
  'has a source of chance or time of its own': (text: string) =>
    /\b(Math\.random|Date\.now|Date\(\)|performance\.|crypto\.|seededRng|globalThis)/.test(text),
  'remembers something from round to round': (text: string) => /^(export )?(let|var) /m.test(text),
  'shows a stake or a member to a draw': (text: string) =>
    listsWithRng(text).some((list) =>
      /\b(stake|balance|member(Id)?|history|vip|net|payout|Fen)\b/.test(list),
    ),
} satisfies Record<string, (text: string) => boolean>

it.each(Object.entries(unfit))('finds no game that %s', (_, isUnfit) => {
  expect(sources.length).toBeGreaterThan(5)
  expect(sources.filter(({ text }) => isUnfit(text)).map(({ name }) => name)).toEqual([])
})

it.each([
  ["import { x } from '../../wallet/turnover.ts'", 0],
  ["import { y } from '../simulated/table-players.ts'", 1],
  ['const roll = () => Math.random()', 2],
  ['let losses = 0', 3],
  ['export const begin = (choice: Choice, stake: Fen, rng: Rng): State => {', 4],
  ['  begin(\n    { memberId }: Ask,\n    rng: Rng,\n  ) {', 4],
] as const)('would notice %s', (text, index) => {
  expect(
    Object.values(unfit)
      .map((isUnfit) => isUnfit(text))
      .indexOf(true),
  ).toBe(index)
})
