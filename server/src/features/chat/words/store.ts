import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { ChatWord } from '@xinghe/rules/chat/filter-words.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { timestamp } from '../../../platform/database/value.ts'

export const readWords = (db: Db): Promise<ChatWord[]> => db<ChatWord[]>`
  select word, action, from_at as from, until_at as until from chat_word order by word`

export const lockWord = async (tx: Db, word: string): Promise<ChatWord | null> => {
  const [row] = await tx<ChatWord[]>`
    select word, action, from_at as from, until_at as until from chat_word
    where word = ${word} for update`
  return row ?? null
}

export const setWord = async (db: Db, { word, action, from, until }: ChatWord): Promise<void> => {
  await db`
    insert into chat_word (word, action, from_at, until_at)
    values (${word}, ${action}, ${timestamp(from)}, ${timestamp(until)})
    on conflict (word) do update
      set action = excluded.action, from_at = excluded.from_at, until_at = excluded.until_at`
}

/** The word is in the list no more; false where it was not. */
export const endWord = async (db: Db, word: string, now: Instant): Promise<boolean> => {
  const rows = await db`
    update chat_word set until_at = ${timestamp(now)}
    where word = ${word} and (until_at is null or until_at > ${timestamp(now)}) returning 1`
  return rows.length > 0
}

/** Lines of words that the list does not have. */
export const insertNewWords = async (db: Db, words: readonly ChatWord[]): Promise<void> => {
  await db`
    insert into chat_word (word, action, from_at, until_at)
    select * from unnest(${words.map(({ word }) => word)}::text[],
                         ${words.map(({ action }) => action)}::text[],
                         ${words.map(({ from }) => timestamp(from))}::timestamptz[],
                         ${words.map(({ until }) => timestamp(until))}::timestamptz[])
    on conflict (word) do nothing`
}
