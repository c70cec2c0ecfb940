import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { Language } from '@xinghe/rules/site/switches.ts'
import type { CoinNetwork } from '@xinghe/rules/wallet/coin-address.ts'
import type { RailName } from '@xinghe/rules/wallet/rails.ts'
import type { Db } from '../../../../platform/database/connect.ts'
import { timestamp } from '../../../../platform/database/value.ts'
import { fragment, identifier, type Fragment } from '../../../../platform/database/statement.ts'

/** The column of a bilingual text in the reader's script. */
const script = (language: Language): 'cn' | 'tw' => (language === 'zh-TW' ? 'tw' : 'cn')

export interface RailRow {
  readonly rail: RailName
  readonly title: string
  readonly hint: string
  readonly badge: string | null
  readonly open: boolean
  readonly min: Fen
  readonly max: Fen
  readonly quickAmounts: Fen[]
  readonly feeBps: number
  readonly expiryMinutes: number
}

const railColumns = (language: Language): Fragment => {
  const tail = script(language)
  return fragment`
    code as rail, ${identifier(`title_${tail}`)} as title, ${identifier(`hint_${tail}`)} as hint,
    ${identifier(`badge_${tail}`)} as badge, open, min_amount as min, max_amount as max,
    quick_amounts as "quickAmounts", fee_bps as "feeBps", expiry_minutes as "expiryMinutes"`
}

export const readOpenRails = (db: Db, language: Language): Promise<RailRow[]> => db<RailRow[]>`
  select ${railColumns(language)} from payment_rail where open order by position`

export const findRail = async (
  db: Db,
  rail: RailName,
  language: Language = 'zh-CN',
): Promise<RailRow | null> => {
  const [row] = await db<RailRow[]>`
    select ${railColumns(language)} from payment_rail where code = ${rail}`
  return row ?? null
}

/** The titles of the rails, including closed ones, for old orders. */
export const readTitles = async (
  db: Db,
  language: Language = 'zh-CN',
): Promise<ReadonlyMap<RailName, string>> => {
  const rows = await db<{ rail: RailName; title: string }[]>`
    select code as rail, ${identifier(`title_${script(language)}`)} as title from payment_rail`
  return new Map(rows.map(({ rail, title }) => [rail, title]))
}

/** False when nothing changed. */
export const setRailOpen = async (db: Db, rail: RailName, open: boolean): Promise<boolean> => {
  const result = await db`
    update payment_rail set open = ${open} where code = ${rail} and open is distinct from ${open}`
  return result.count === 1
}

export interface PayeeRow {
  readonly bank: string
  readonly branch: string
  readonly holder: string
  readonly account: string
}

/** The open payee that was used longest ago; parallel orders get different ones. */
export const takePayee = async (db: Db, rail: RailName, now: Instant): Promise<PayeeRow | null> => {
  const [row] = await db<PayeeRow[]>`
    update payment_payee set last_used_at = ${timestamp(now)}
    where id = (
      select id from payment_payee where rail = ${rail} and open
      order by last_used_at nulls first, id limit 1 for update)
    returning bank, branch, holder, account`
  return row ?? null
}

export interface NetworkRow {
  readonly network: CoinNetwork
  readonly coin: string
  readonly title: string
  readonly rail: RailName
  readonly confirmations: number
  readonly open: boolean
}

/** A network is open while its rail is open. */
export const readNetworks = (db: Db, language: Language): Promise<NetworkRow[]> => db<NetworkRow[]>`
  select n.code as network, n.coin, ${identifier(`n.title_${script(language)}`)} as title, n.rail,
         n.confirmations, n.open and r.open as open
  from coin_network n join payment_rail r on r.code = n.rail order by n.position`

export interface RailSeed extends Omit<RailRow, 'rail' | 'title' | 'hint' | 'badge'> {
  readonly code: RailName
  readonly titleCn: string
  readonly titleTw: string
  readonly hintCn: string
  readonly hintTw: string
  readonly badgeCn: string | null
  readonly badgeTw: string | null
  readonly position: number
}

/** Rows that an operator has changed are left alone. */
export const insertRail = async (db: Db, seed: RailSeed): Promise<void> => {
  await db`
    insert into payment_rail (code, title_cn, title_tw, hint_cn, hint_tw, badge_cn, badge_tw, open,
                              min_amount, max_amount, quick_amounts, fee_bps, expiry_minutes, position)
    values (${seed.code}, ${seed.titleCn}, ${seed.titleTw}, ${seed.hintCn}, ${seed.hintTw},
            ${seed.badgeCn}, ${seed.badgeTw}, ${seed.open}, ${seed.min}, ${seed.max},
            ${`{${seed.quickAmounts.join(',')}}`}::bigint[], ${seed.feeBps}, ${seed.expiryMinutes},
            ${seed.position})
    on conflict do nothing`
}

export const insertNetwork = async (
  db: Db,
  seed: Omit<NetworkRow, 'title'> & { titleCn: string; titleTw: string; position: number },
): Promise<void> => {
  await db`
    insert into coin_network (code, coin, title_cn, title_tw, rail, confirmations, open, position)
    values (${seed.network}, ${seed.coin}, ${seed.titleCn}, ${seed.titleTw}, ${seed.rail},
            ${seed.confirmations}, ${seed.open}, ${seed.position})
    on conflict do nothing`
}

export const insertPayee = async (db: Db, seed: PayeeRow & { rail: RailName }): Promise<void> => {
  await db`
    insert into payment_payee (rail, bank, branch, holder, account)
    values (${seed.rail}, ${seed.bank}, ${seed.branch}, ${seed.holder}, ${seed.account})
    on conflict do nothing`
}
