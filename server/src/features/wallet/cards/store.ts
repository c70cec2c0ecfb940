import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Language } from '@xinghe/rules/site/switches.ts'
import type { Card, CardKind } from '@xinghe/rules/wallet/card-limits.ts'
import type { CardId } from '@xinghe/rules/wallet/order-id.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { json, timestamp } from '../../../platform/database/value.ts'
import { identifier } from '../../../platform/database/statement.ts'

/**
 * Changes of cards and new withdrawals happen under the lock of the member's centre balance, so card rows
 * are never locked themselves.
 */

const script = (language: Language): 'cn' | 'tw' => (language === 'zh-TW' ? 'tw' : 'cn')

export interface CardRow extends Card {
  readonly issuer: string
  readonly issuerName: string
  readonly branch: string
  readonly label: string
  readonly number: string
  readonly holder: string
  /** Null for at once. */
  readonly usableFrom: Instant | null
}

/** The member's current cards; the default of a kind first, then the newest. */
export const readCards = (db: Db, memberId: MemberId, language: Language): Promise<CardRow[]> => {
  const tail = script(language)
  return db<CardRow[]>`
    select c.id, c.kind, c.issuer, coalesce(${identifier(`b.name_${tail}`)}, ${identifier(`m.title_${tail}`)}, '')
             as "issuerName",
           c.branch, c.label, c.number_masked as number, c.holder_masked as holder,
           c.is_default as "isDefault", c.made_at as "addedAt", c.usable_from as "usableFrom"
    from member_card c
    left join bank b on c.kind = 'bank' and b.code = c.issuer
    left join withdrawal_method m on m.kind = c.kind
    where c.member_id = ${memberId} and c.removed_at is null
    order by m.position, c.is_default desc, c.made_at desc, c.id`
}

export const readBanks = (
  db: Db,
  language: Language,
): Promise<{ code: string; name: string }[]> => db<{ code: string; name: string }[]>`
  select code, ${identifier(`name_${script(language)}`)} as name from bank where open order by position`

export const isBankOpen = async (db: Db, code: string): Promise<boolean> => {
  const rows = await db`select 1 from bank where code = ${code} and open`
  return rows.length === 1
}

export interface NetworkRow {
  readonly kind: 'trc20' | 'erc20'
  readonly name: string
  readonly coin: string
}

/** Networks that are open for withdrawals. */
export const readNetworks = (db: Db, language: Language): Promise<NetworkRow[]> => db<NetworkRow[]>`
  select m.kind, ${identifier(`m.title_${script(language)}`)} as name, n.coin
  from withdrawal_method m join coin_network n on n.code = m.kind
  where m.open and n.open order by m.position`

export const readOpenKinds = async (db: Db): Promise<CardKind[]> => {
  const rows = await db<{ kind: CardKind }[]>`select kind from withdrawal_method where open`
  return rows.map((row) => row.kind)
}

export interface NewCard {
  readonly id: CardId
  readonly memberId: MemberId
  readonly kind: CardKind
  readonly issuer: string
  readonly branch: string
  readonly label: string
  readonly number: { readonly sealed: Buffer; readonly hash: string; readonly masked: string }
  readonly holder: { readonly sealed: Buffer | null; readonly masked: string }
  readonly isDefault: boolean
  readonly usableFrom: Instant | null
  readonly now: Instant
}

/** False when a member has the card already. */
export const insertCard = async (db: Db, card: NewCard): Promise<boolean> => {
  const rows = await db`
    insert into member_card (id, member_id, kind, issuer, branch, label, number_sealed, number_hash,
                             number_masked, holder_sealed, holder_masked, is_default, usable_from, made_at)
    values (${card.id}, ${card.memberId}, ${card.kind}, ${card.issuer}, ${card.branch},
            ${card.label}, ${card.number.sealed}, ${card.number.hash}, ${card.number.masked},
            ${card.holder.sealed}, ${card.holder.masked}, ${card.isDefault},
            ${card.usableFrom === null ? null : timestamp(card.usableFrom)}, ${timestamp(card.now)})
    on conflict (kind, number_hash) where removed_at is null do nothing
    returning 1`
  return rows.length === 1
}

/** All other members who have or had this card. */
export const otherHolders = async (
  db: Db,
  card: { kind: CardKind; hash: string; memberId: MemberId },
): Promise<MemberId[]> => {
  const rows = await db<{ id: MemberId }[]>`
    select distinct member_id as id from member_card
    where kind = ${card.kind} and number_hash = ${card.hash} and member_id <> ${card.memberId}`
  return rows.map((row) => row.id)
}

/** One open flag per member, which names all members known so far. */
export const openSharedCardFlag = async (
  db: Db,
  flag: { memberId: MemberId; others: readonly MemberId[]; now: Instant },
): Promise<void> => {
  await db`
    insert into review_flag (member_id, why, detail, made_at)
    values (${flag.memberId}, 'same-card', ${json({ others: [...flag.others] })}, ${timestamp(flag.now)})
    on conflict (member_id, why) where closed_at is null do update
    set detail = jsonb_build_object('others', (
      select jsonb_agg(distinct other)
      from jsonb_array_elements(review_flag.detail -> 'others' || excluded.detail -> 'others')
             as other))`
}

/** Removed ones too. */
export const hasHadCards = async (db: Db, memberId: MemberId): Promise<boolean> => {
  const rows = await db`select 1 from member_card where member_id = ${memberId} limit 1`
  return rows.length === 1
}

export const removeCard = async (db: Db, id: CardId, now: Instant): Promise<void> => {
  await db`update member_card set removed_at = ${timestamp(now)}, is_default = false where id = ${id}`
}

/** Two statements: the unique index allows no second default, even within one statement. */
export const setDefault = async (
  db: Db,
  memberId: MemberId,
  { id, kind }: Pick<Card, 'id' | 'kind'>,
): Promise<void> => {
  await db`
    update member_card set is_default = false
    where member_id = ${memberId} and kind = ${kind} and is_default and id <> ${id}`
  await db`update member_card set is_default = true where id = ${id} and not is_default`
}

export const isCardInUse = async (db: Db, id: CardId): Promise<boolean> => {
  const rows = await db`
    select 1 from withdrawal
    where card_id = ${id} and state in ('requested', 'reviewing', 'paying') limit 1`
  return rows.length === 1
}

export const readSealed = async (
  db: Db,
  memberId: MemberId,
  id: string,
): Promise<Uint8Array | null> => {
  const [row] = await db<{ sealed: Uint8Array }[]>`
    select number_sealed as sealed from member_card
    where id = ${id} and member_id = ${memberId} and removed_at is null`
  return row?.sealed ?? null
}
