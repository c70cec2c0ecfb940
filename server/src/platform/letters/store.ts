import type { Instant } from '@xinghe/rules/base/instant.ts'
import { listText } from '../database/array-text.ts'
import type { Db } from '../database/connect.ts'
import { timestamp } from '../database/value.ts'
import type { Letter } from './send-letter.ts'

export interface WrittenLetter extends Letter {
  readonly id: string
  /** Empty without one. */
  readonly link: string
  readonly titleTraditional: string
  readonly bodyTraditional: string
}

export const insertLetters = async (db: Db, letters: readonly WrittenLetter[]): Promise<void> => {
  type Field =
    | 'id'
    | 'memberId'
    | 'kind'
    | 'title'
    | 'titleTraditional'
    | 'body'
    | 'bodyTraditional'
  const texts = (field: Field): string => listText(letters.map((letter) => letter[field]))
  await db`
    insert into letter (id, member_id, kind, title_cn, title_tw, body_cn, body_tw, sent_at, link)
    select id, member_id, kind, title_cn, title_tw, body_cn, body_tw, sent_at, nullif(link, '') from unnest(string_to_array(${texts('id')}, chr(1)),
                         string_to_array(${texts('memberId')}, chr(1)),
                         string_to_array(${texts('kind')}, chr(1)),
                         string_to_array(${texts('title')}, chr(1)),
                         string_to_array(${texts('titleTraditional')}, chr(1)),
                         string_to_array(${texts('body')}, chr(1)),
                         string_to_array(${texts('bodyTraditional')}, chr(1)),
                         ${letters.map(({ now }) => timestamp(now))}::timestamptz[],
                         ${letters.map(({ link }) => link)}::text[])
      as letter (id, member_id, kind, title_cn, title_tw, body_cn, body_tw, sent_at, link)`
}

export interface WrittenBroadcast {
  readonly id: string
  readonly kind: string
  readonly title: string
  readonly titleTraditional: string
  readonly body: string
  readonly bodyTraditional: string
  readonly link: string | null
  readonly now: Instant
}

export const insertBroadcast = async (db: Db, written: WrittenBroadcast): Promise<void> => {
  const { id, kind, title, titleTraditional, body, bodyTraditional, link, now } = written
  await db`
    insert into broadcast (id, kind, title_cn, title_tw, body_cn, body_tw, link, sent_at)
    values (${id}, ${kind}, ${title}, ${titleTraditional}, ${body}, ${bodyTraditional}, ${link},
            ${timestamp(now)})`
}
