import { entryStates, entryTags, type EntryTag } from '@xinghe/rules/lobby/game-list.ts'
import { setEntry } from '../../features/lobby/games/set-entry.ts'
import { listEntries, type EntryChange } from '../../features/lobby/games/store-entry.ts'
import type { Platform } from '../../platform/parts.ts'
import { acts, reads, UsageFault, type Command } from './command.ts'

const isTag = (word: string): word is EntryTag => (entryTags as readonly string[]).includes(word)

const placeFrom = ([word = '']: readonly string[]): number => {
  if (!/^\d{1,4}$/.test(word)) throw new UsageFault('place takes a number from 0 to 9999')
  return Number(word)
}

const changeFrom = (what: string, words: readonly string[]): Partial<EntryChange> => {
  const state = entryStates.find((one) => one === what)
  if (state !== undefined) return { state }
  if (what === 'place') return { position: placeFrom(words) }
  if (what !== 'tags')
    throw new UsageFault(`game takes a code and ${entryStates.join(', ')}, tags or place`)
  const unknown = words.filter((word) => !isTag(word))
  if (unknown.length > 0)
    throw new UsageFault(`"${unknown.join(' ')}" is no tag; ${entryTags.join(' and ')} are`)
  return { tags: words.filter(isTag) }
}

const describe = (code: string, { state, tags, position }: EntryChange): string =>
  `${code} is ${state}, place ${position}, tags: ${tags.join(', ') || 'none'}`

const list = async ({ sql }: Pick<Platform, 'sql'>): Promise<string> => {
  const entries = await listEntries(sql)
  return entries
    .map((entry) => `${entry.channel}  ${entry.name}  ${describe(entry.code, entry)}`)
    .join('\n')
}

export const gameCommands: Record<string, Command> = {
  game: {
    usage:
      'game [CODE open|testing|maintenance|closed]\n       game CODE tags [new] [recommended] | game CODE place NUMBER\n                                   change a game of the lobby; without a code it lists them',
    parse: ([code = '', what = '', ...words]) => {
      if (code === '') return reads(list)
      const change = changeFrom(what, words)
      return acts(async (platform, actor) =>
        describe(code, await setEntry(platform, code, change, actor)),
      )
    },
  },
}
