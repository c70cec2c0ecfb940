import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Language } from '@xinghe/rules/site/switches.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { identifier } from '../../../platform/database/statement.ts'

export const channelStates = ['open', 'testing', 'maintenance'] as const
export type ChannelState = (typeof channelStates)[number]

export interface Channel {
  readonly code: string
  readonly enName: string
  readonly kind: 'in-house' | 'outside'
  readonly state: ChannelState
  /** Members who may enter while it is being tested. */
  readonly testers: readonly string[]
  readonly title: string
}

/** The column of a title in the reader's script. */
const titleColumn = (language: Language): string => (language === 'zh-TW' ? 'title_tw' : 'title_cn')

export const readChannels = (db: Db, language: Language = 'zh-CN'): Promise<Channel[]> => db<
  Channel[]
>`
  select code, en_name as "enName", kind, state, testers, ${identifier(titleColumn(language))} as title
  from venue_listing where code is not null order by position, code`

export const findChannel = async (db: Db, code: string): Promise<Channel | null> => {
  const [row] = await db<Channel[]>`
    select code, en_name as "enName", kind, state, testers, title_cn as title
    from venue_listing where code = ${code}`
  return row ?? null
}

/** By the name of its entry in the navigation; an entry that is not built yet has no code. */
export const findPlace = async (
  db: Db,
  enName: string,
  language: Language,
): Promise<Channel | { readonly code: null } | null> => {
  const [row] = await db<(Channel | { readonly code: null })[]>`
    select code, en_name as "enName", kind, state, testers, ${identifier(titleColumn(language))} as title
    from venue_listing where en_name = ${enName}`
  return row ?? null
}

/** Rows that an operator has changed are left alone. */
export const insertChannels = async (
  db: Db,
  channels: readonly Pick<Channel, 'code' | 'enName' | 'kind' | 'state'>[],
): Promise<void> => {
  await db`
    insert into venue_channel (code, en_name, kind, state, position)
    select * from unnest(
      ${channels.map(({ code }) => code)}::text[], ${channels.map(({ enName }) => enName)}::text[],
      ${channels.map(({ kind }) => kind)}::text[], ${channels.map(({ state }) => state)}::text[],
      ${channels.map((_, position) => position)}::integer[])
    on conflict do nothing`
}

/** Opens a channel that is still tested; any other state was chosen by an operator. */
export const openTested = async (db: Db, code: string): Promise<void> => {
  await db`update venue_channel set state = 'open' where code = ${code} and state = 'testing'`
}

type StoredState = Pick<Channel, 'state' | 'testers'>

/** Null when there is no such channel. */
export const lockChannelState = async (tx: Db, code: string): Promise<StoredState | null> => {
  const [row] = await tx<StoredState[]>`
    select state, testers from venue_channel where code = ${code} for update`
  return row ?? null
}

export const writeChannelState = async (
  db: Db,
  code: string,
  { state, testers }: StoredState,
): Promise<void> => {
  await db`update venue_channel set state = ${state}, testers = ${testers} where code = ${code}`
}

export const findMembers = (
  db: Db,
  names: readonly string[],
): Promise<{ id: MemberId; name: string }[]> => db<{ id: MemberId; name: string }[]>`
  select id, name from member_identity where lower(name) = any(${names.map((name) => name.toLowerCase())})`

export const readAutoTransfer = async (db: Db, memberId: MemberId): Promise<boolean> => {
  const [row] = await db<{ on: boolean }[]>`
    select auto_transfer as "on" from member where id = ${memberId}`
  return row?.on ?? false
}

export const writeAutoTransfer = async (db: Db, memberId: MemberId, on: boolean): Promise<void> => {
  await db`update member set auto_transfer = ${on} where id = ${memberId}`
}
