import type { Fen } from '@xinghe/rules/base/money.ts'
import type { Language } from '@xinghe/rules/site/switches.ts'
import type { CardKind } from '@xinghe/rules/wallet/card-limits.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { identifier, columnsAndValues } from '../../../platform/database/statement.ts'

const script = (language: Language): 'cn' | 'tw' => (language === 'zh-TW' ? 'tw' : 'cn')

/** The operator's settings for withdrawals to one kind of card. */
export interface MethodRow {
  readonly kind: CardKind
  readonly title: string
  readonly arrival: string
  readonly open: boolean
  readonly min: Fen
  readonly max: Fen
  readonly freeCount: number
  readonly feeBps: number
  readonly feeMin: Fen
  readonly feeMax: Fen
}

export const readMethods = (db: Db, language: Language): Promise<MethodRow[]> => {
  const tail = script(language)
  return db<MethodRow[]>`
    select kind, ${identifier(`title_${tail}`)} as title, ${identifier(`arrival_${tail}`)} as arrival, open,
           min_amount as min, max_amount as max, free_count as "freeCount", fee_bps as "feeBps",
           fee_min as "feeMin", fee_max as "feeMax"
    from withdrawal_method order by position`
}

export interface NetworkRow {
  readonly network: 'trc20' | 'erc20'
  readonly title: string
  readonly open: boolean
}

/** A closed network accepts neither deposits nor withdrawals. */
export const readNetworks = (db: Db, language: Language): Promise<NetworkRow[]> => db<NetworkRow[]>`
  select n.code as network, ${identifier(`m.title_${script(language)}`)} as title, m.open and n.open as open
  from withdrawal_method m join coin_network n on n.code = m.kind order by m.position`

export const isNetworkOpen = async (db: Db, code: string): Promise<boolean> => {
  const rows = await db`select 1 from coin_network where code = ${code} and open`
  return rows.length === 1
}

export interface NewBank {
  readonly code: string
  readonly name_cn: string
  readonly name_tw: string
  readonly position: number
}

/** Existing rows are left alone. */
export const insertBanks = async (db: Db, banks: readonly NewBank[]): Promise<void> => {
  await db`insert into bank ${columnsAndValues(banks)} on conflict do nothing`
}

export interface NewMethod {
  readonly kind: CardKind
  readonly title_cn: string
  readonly title_tw: string
  readonly arrival_cn: string
  readonly arrival_tw: string
  readonly open: boolean
  readonly min_amount: Fen
  readonly max_amount: Fen
  readonly free_count: number
  readonly fee_bps: number
  readonly fee_min: Fen
  readonly fee_max: Fen
  readonly position: number
}

export const insertMethods = async (db: Db, methods: readonly NewMethod[]): Promise<void> => {
  await db`insert into withdrawal_method ${columnsAndValues(methods)} on conflict do nothing`
}
