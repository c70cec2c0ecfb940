import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import {
  decideBatch,
  type BatchDecision,
  type LedgerTransfer,
  type Movement,
  type Verdict,
} from '@xinghe/rules/ledger/decide-batch.ts'
import { arrayText, listText, separator } from '../platform/database/array-text.ts'
import type { Db, Sql, Tx } from '../platform/database/connect.ts'
import type { AccountRef } from './accounts.ts'
import type { Transfer } from './post.ts'
import { resolveAccounts, type IdOf } from './resolve-accounts.ts'

export type BatchAnswer =
  | { readonly kind: 'posted'; readonly balanceOf: (account: AccountRef) => Fen | null }
  | Exclude<Verdict, { kind: 'posted' }>
  /** Someone else holds a balance of it; nothing happened. */
  | { readonly kind: 'held' }

/**
 * Posts many independent movements in one transaction, each accepted or refused on its own, as if they
 * were posted one after the other. Balances that others hold are not waited for: one slow member would
 * hold up all. Several movements of one member may be in a batch, because the rule counts them in turn.
 */
export const postBatch = async (
  sql: Sql,
  movements: readonly (readonly Transfer[])[],
  now: Instant,
): Promise<BatchAnswer[]> => {
  const named = movements.flatMap((transfers) =>
    transfers.flatMap(({ from, into }) => [from, into]),
  )
  const idOf = await resolveAccounts(sql, named, now)
  const wanted = movements.map((transfers) => transfers.map((one) => withIds(one, idOf)))
  return sql.begin(async (tx) => {
    const { balances, kept } = await lockAndRead(tx, wanted)
    const isHeld = (movement: Movement): boolean =>
      movement.some(({ from, into }) =>
        [from, into].some((account) => account > 0 && !balances.has(account)),
      )
    const free = wanted.filter((movement) => !isHeld(movement))
    const decision = decideBatch(free, { balances, kept })
    if (decision.transfers.length > 0) await writeDecision(tx, decision, now)
    const verdicts = decision.verdicts.values()
    return wanted.map((movement) =>
      isHeld(movement) ? { kind: 'held' } : answerFrom(verdicts.next().value, idOf),
    )
  })
}

const withIds = ({ from, into, ...rest }: Transfer, idOf: IdOf): LedgerTransfer => {
  const [fromId, intoId] = [idOf(from), idOf(into)]
  if (fromId === null || intoId === null) throw new Error('an account was not resolved')
  return { ...rest, from: fromId, into: intoId }
}

const answerFrom = (verdict: Verdict | undefined, idOf: IdOf): BatchAnswer => {
  if (verdict === undefined) throw new Error('a movement was not decided')
  if (verdict.kind !== 'posted') return verdict
  return {
    kind: 'posted',
    balanceOf: (account) => {
      const id = idOf(account)
      return id === null ? null : (verdict.balances.get(id) ?? null)
    },
  }
}

/** Sent together; the keys are looked for on a snapshot that is taken after the locks. */
const lockAndRead = async (tx: Tx, movements: readonly Movement[]) => {
  const accounts = new Set<number>()
  const keys: string[] = []
  for (const movement of movements) {
    for (const { from, into, key } of movement) {
      if (from > 0) accounts.add(from)
      if (into > 0) accounts.add(into)
      keys.push(key)
    }
  }
  const [locked, kept] = await Promise.all([
    tx<{ id: number; balance: Fen }[]>`
      select id, balance from ledger_account where id = any(${arrayText([...accounts])}::integer[])
      order by id for no key update skip locked`,
    tx<LedgerTransfer[]>`
      select key, from_account as "from", into_account as "into", amount, code, cause
      from ledger_transfer where key = any(string_to_array(${listText(keys)}, ${separator}))`,
  ])
  return {
    balances: new Map(locked.map(({ id, balance }) => [id, balance])),
    kept: new Map(kept.map((one) => [one.key, one])),
  }
}

/** Told together: short enough for one notification, which takes 8,000 bytes. */
const toldTogether = 128

/**
 * The caller holds every balance that it names. Arrays are taken apart in the list of columns: each of a
 * FROM would be kept as a table of its own first. `chr(1)` is the separator.
 */
export const writeDecision = async (
  tx: Db,
  { transfers, balances }: Pick<BatchDecision, 'transfers' | 'balances'>,
  now: Instant,
  counted: ReadonlyMap<number, string> = new Map(),
): Promise<void> => {
  const ids = [...balances.keys()]
  const countedTexts = listText(ids.map((id) => counted.get(id) ?? null))
  await tx`
    with changed as (
      update ledger_account a
      set balance = after.balance, counted = coalesce(after.counted, a.counted)
      from unnest(${arrayText(ids)}::integer[], ${arrayText([...balances.values()])}::bigint[],
                  string_to_array(${countedTexts}, chr(1), '')) as after (id, balance, counted)
      where a.id = after.id
      returning a.member_id
    ), written as (
      insert into ledger_transfer (from_account, into_account, amount, code, cause, key, made_at)
      select unnest(${arrayText(transfers.map(({ from }) => from))}::integer[]),
             unnest(${arrayText(transfers.map(({ into }) => into))}::integer[]),
             unnest(${arrayText(transfers.map(({ amount }) => amount))}::bigint[]),
             unnest(string_to_array(${listText(transfers.map(({ code }) => code))}, chr(1))),
             unnest(string_to_array(${listText(transfers.map(({ cause }) => cause))}, chr(1))),
             unnest(string_to_array(${listText(transfers.map(({ key }) => key))}, chr(1))),
             ${now}::timestamptz
    )
    insert into event (kind, body)
    select 'balances-changed', jsonb_build_object('memberIds', jsonb_agg(member_id))
    from (select member_id, row_number() over () / ${toldTogether}::integer as part from changed) as told
    group by part`
}
