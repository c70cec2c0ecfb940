import { inspect, isDeepStrictEqual } from 'node:util'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { verifyLedger } from '../../src/ledger/verify.ts'
import { verifyLines } from '../../src/platform/audit/verify-lines.ts'
import type { Db, Sql } from '../../src/platform/database/connect.ts'
import { checkBets, checkBettor } from './check-bets.ts'
import { checkCashOuts } from './check-cash-outs.ts'
import { checkGamer, checkGames } from './check-games.ts'
import { accepted, type Player } from './intention.ts'
import type { Machine } from './machine.ts'

/** What the database has of one player, each with its sum: what has become of no effect is not there. */
interface Found {
  readonly order: ReadonlyMap<string, Fen>
  readonly withdrawal: ReadonlyMap<string, Fen>
  readonly transfer: ReadonlyMap<string, Fen>
  readonly states: ReadonlyMap<string, string>
  /** Keys of the ledger, one per payment. */
  readonly credited: ReadonlyMap<string, Fen>
}

const findAll = async (db: Db, { id }: Player): Promise<Found> => {
  const rows = await db<{ kind: string; id: string; amount: Fen; state: string }[]>`
    select 'order' as kind, id, amount, state from deposit_order where member_id = ${id}
    union all
    select 'withdrawal', id, amount, state from withdrawal where member_id = ${id}
    union all
    select 'transfer', id, amount, state from venue_transfer where member_id = ${id}
    union all
    select 'credited', t.key, t.amount, '' from ledger_transfer t
    join ledger_account a on a.id = t.into_account
    where a.member_id = ${id} and t.code = 'deposit'`
  const of = (kind: string) =>
    new Map(rows.filter((row) => row.kind === kind).map((row) => [row.id, row.amount]))
  return {
    order: of('order'),
    withdrawal: of('withdrawal'),
    transfer: of('transfer'),
    credited: of('credited'),
    states: new Map(rows.map((row) => [row.id, row.state])),
  }
}

const kinds = ['order', 'withdrawal', 'transfer'] as const

const told = (player: Player): Found['credited'][] => [
  ...kinds.map((what) => new Map(accepted(player, what).map((one) => [one.id, one.wish.amount]))),
  new Map(
    player.payments
      .filter(({ heard }) => heard)
      .map(({ orderId, reference, amount }) => [`${orderId}:${reference}`, amount]),
  ),
]

const foundMaps = (found: Found) => [...kinds.map((kind) => found[kind]), found.credited]

/** Every acknowledged movement is there with its sum. Answers how many are there that nobody heard of. */
export const checkNothingLost = async (sql: Sql, players: readonly Player[]): Promise<number> => {
  let unheard = 0
  for (const player of players) {
    const found = await findAll(sql, player)
    for (const [at, acknowledged] of told(player).entries()) {
      const there = foundMaps(found)[at] ?? new Map<string, Fen>()
      for (const [id, amount] of acknowledged) {
        if (there.get(id) !== amount) throw new Error(`${id} was acknowledged and is lost`)
      }
      unheard += there.size - acknowledged.size
    }
    unheard += await checkBets(sql, player)
    unheard += await checkCashOuts(sql, player)
    unheard += await checkGames(sql, player)
  }
  return unheard
}

const sum = (amounts: readonly Fen[]): Fen => amounts.reduce((total, one) => total + one, 0n)

interface Wallets {
  readonly centre: Fen
  readonly locked: Fen
  readonly transit: Fen
  readonly book: Fen
  /** On the sandbox venue's own books. */
  readonly sandbox: Fen
}

const readWallets = async (db: Db, { id }: Player): Promise<Wallets> => {
  const rows = await db<{ place: string; balance: Fen }[]>`
    select coalesce(venue, purpose) as place, balance from ledger_account where member_id = ${id}
    union all
    select 'SBX', balance from sandbox_venue.wallet where member = ${id}`
  const at = (place: string): Fen => rows.find((row) => row.place === place)?.balance ?? 0n
  return {
    centre: at('centre'),
    locked: at('locked'),
    transit: at('transit'),
    book: at('CRTY'),
    sandbox: at('SBX'),
  }
}

/** Where the money must lie once everything is answered and no transfer is open. */
const expected = (player: Player, { states, credited }: Found): Wallets => {
  const transfers = accepted(player, 'transfer').filter(({ id }) => states.get(id) === 'done')
  const moved = (venue: string): Fen =>
    sum(
      transfers
        .filter(({ wish }) => wish.venue === venue)
        .map(({ wish }) => (wish.direction === 'in' ? wish.amount : -wish.amount)),
    )
  const withdrawn = (wanted: readonly string[]): Fen =>
    sum(
      accepted(player, 'withdrawal')
        .filter(({ id }) => wanted.includes(states.get(id) ?? ''))
        .map(({ wish }) => wish.amount),
    )
  const locked = withdrawn(['requested', 'reviewing', 'paying'])
  const [book, sandbox] = [moved('CRTY'), moved('SBX')]
  const home = player.start + sum([...credited.values()]) - locked - withdrawn(['paid'])
  return { centre: home - book - sandbox, locked, transit: 0n, book, sandbox }
}

/** What the clerk has said to be committed is. */
export const checkDecided = async (sql: Sql, { decided }: Machine): Promise<void> => {
  const said = new Map(decided)
  const rows = await sql<{ id: string; state: string }[]>`
    select id, state from withdrawal where id = any(${[...said.keys()]})`
  const states = new Map(rows.map(({ id, state }) => [id, state]))
  for (const [id, verdict] of said) {
    if (states.get(id) !== verdict) throw new Error(`${id} was ${verdict} and is ${states.get(id)}`)
  }
}

/** No movement is there that was not asked for, none twice, and each wallet has the sum of them. */
export const checkExactly = async (sql: Sql, players: readonly Player[]): Promise<void> => {
  for (const player of players) {
    if (player.kind === 'bettor') {
      await checkBettor(sql, player)
      continue
    }
    if (player.kind === 'gamer') {
      await checkGamer(sql, player)
      continue
    }
    // One snapshot: the clerk goes on meanwhile.
    const [found, is] = await sql.begin(
      async (tx) => [await findAll(tx, player), await readWallets(tx, player)] as const,
      'isolation level repeatable read',
    )
    for (const [at, acknowledged] of told(player).entries()) {
      for (const id of foundMaps(found)[at]?.keys() ?? []) {
        // A transfer that the venue refused was answered with a refusal, and moved nothing.
        if (!acknowledged.has(id) && found.states.get(id) !== 'returned')
          throw new Error(`${id} is there and was answered to nobody`)
      }
    }
    const must = expected(player, found)
    if (!isDeepStrictEqual(is, must))
      throw new Error(`${player.id} has ${inspect(is)} instead of ${inspect(must)}`)
  }
}

/** The chains of the ledger and of the audit lines, and every balance. Answers with the number of transfers. */
export const checkLedger = async (sql: Sql): Promise<number> => {
  const [ledger, audit] = [await verifyLedger(sql), await verifyLines(sql)]
  const differences = [...ledger.differences, ...audit.differences]
  if (differences.length > 0) throw new Error(differences.join('\n'))
  return ledger.transfers
}
