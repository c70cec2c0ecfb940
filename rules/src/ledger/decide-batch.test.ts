import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Fen } from '../base/money.ts'
import { decideBatch, type Books, type LedgerTransfer, type Movement } from './decide-batch.ts'

const transfer = (
  from: number,
  into: number,
  amount: Fen,
  key: string,
  code = 'deposit',
): LedgerTransfer => ({ from, into, amount, code, cause: 'cause', key })

const books = (balances: Record<number, Fen>, kept: readonly LedgerTransfer[] = []): Books => ({
  balances: new Map(Object.entries(balances).map(([id, balance]) => [Number(id), balance])),
  kept: new Map(kept.map((one) => [one.key, one])),
})

const kinds = (movements: readonly Movement[], state: Books): string[] =>
  decideBatch(movements, state).verdicts.map(({ kind }) => kind)

describe('a batch', () => {
  it('lets a later movement spend what an earlier one brought', () => {
    const decision = decideBatch(
      [[transfer(-1, 1, 100n, 'a')], [transfer(1, 2, 100n, 'b')], [transfer(1, 2, 1n, 'c')]],
      books({ 1: 0n, 2: 0n }),
    )
    expect(decision.verdicts.map(({ kind }) => kind)).toEqual([
      'posted',
      'posted',
      'balance-too-low',
    ])
    expect(decision.transfers.map(({ key }) => key)).toEqual(['a', 'b'])
    expect([...decision.balances]).toEqual([
      [1, 0n],
      [2, 100n],
    ])
  })

  it('does not count a refused movement against later ones', () => {
    const state = books({ 1: 100n, 2: 0n })
    const movements = [
      [transfer(1, 2, 60n, 'a')],
      [transfer(1, 2, 60n, 'b')],
      [transfer(1, 2, 40n, 'c')],
    ]
    expect(kinds(movements, state)).toEqual(['posted', 'balance-too-low', 'posted'])
  })

  it('answers each movement with the balance after it, not after the batch', () => {
    const { verdicts } = decideBatch(
      [[transfer(-1, 1, 10n, 'a')], [transfer(-1, 1, 5n, 'b')]],
      books({ 1: 0n }),
    )
    expect(verdicts).toEqual([
      { kind: 'posted', balances: new Map([[1, 10n]]) },
      { kind: 'posted', balances: new Map([[1, 15n]]) },
    ])
  })

  it('knows a key from before and one from the same batch', () => {
    const known = transfer(-1, 1, 10n, 'a')
    const movements = [
      [known],
      [{ ...known, amount: 11n }],
      [transfer(-1, 1, 5n, 'b')],
      [transfer(-1, 1, 5n, 'b')],
      [known, transfer(-1, 1, 5n, 'c')],
    ]
    expect(kinds(movements, books({ 1: 0n }, [known]))).toEqual([
      'repeated',
      'key-reused',
      'posted',
      'repeated',
      'key-reused',
    ])
  })

  it('lets a refused movement try again under its key', () => {
    const movements = [
      [transfer(1, -1, 5n, 'a')],
      [transfer(-1, 1, 5n, 'b')],
      [transfer(1, -1, 5n, 'a')],
    ]
    expect(kinds(movements, books({ 1: 0n }))).toEqual(['balance-too-low', 'posted', 'posted'])
  })

  it('names what cannot be written down', () => {
    const malformed: Movement[] = [
      [],
      [transfer(-1, 1, 0n, 'a')],
      [transfer(-1, 1, -1n, 'a')],
      [transfer(1, 1, 1n, 'a')],
      [transfer(-1, 9, 1n, 'a')],
      [transfer(-1, 1, 1n, 'a'), transfer(-1, 1, 1n, 'a')],
    ]
    expect(new Set(kinds(malformed, books({ 1: 0n })))).toEqual(new Set(['malformed']))
  })
})

/** The plainest ledger: a list of rows; a balance is their sum. */
const oneByOne = (movements: readonly Movement[], opening: ReadonlyMap<number, Fen>) => {
  const rows: LedgerTransfer[] = []
  const balance = (account: number, of: readonly LedgerTransfer[]): Fen => {
    let sum = opening.get(account) ?? 0n
    for (const row of of) {
      if (row.into === account) sum += row.amount
      if (row.from === account) sum -= row.amount
    }
    return sum
  }
  const kindsOfAll = movements.map((movement) => {
    const kept = movement.map(({ key }) => rows.find((row) => row.key === key))
    if (kept.some((row) => row !== undefined)) {
      const same = kept.every(
        (row, at) => JSON.stringify(row, text) === JSON.stringify(movement[at], text),
      )
      return same ? 'repeated' : 'key-reused'
    }
    const after = [...rows, ...movement]
    if ([...opening.keys()].some((account) => balance(account, after) < 0n))
      return 'balance-too-low'
    rows.push(...movement)
    return 'posted'
  })
  const balances = new Map([...opening.keys()].map((account) => [account, balance(account, rows)]))
  return { kinds: kindsOfAll, rows, balances }
}
const text = (_name: string, value: unknown): unknown =>
  typeof value === 'bigint' ? value.toString() : value

const members = [1, 2, 3]
const someTransfer = fc
  .record({
    from: fc.constantFrom(-2, -1, ...members),
    into: fc.constantFrom(-2, -1, ...members),
    amount: fc.bigInt(1n, 60n),
    key: fc.integer({ min: 0, max: 40 }),
  })
  .filter(({ from, into }) => from !== into)
  .map(({ from, into, amount, key }) => transfer(from, into, amount, `k${key}`))
const someMovement = fc.uniqueArray(someTransfer, {
  minLength: 1,
  maxLength: 3,
  selector: ({ key }) => key,
})

describe('any batch', () => {
  const someOpening = fc
    .tuple(...members.map(() => fc.bigInt(0n, 100n)))
    .map((amounts) => new Map(members.map((id, at) => [id, amounts[at] ?? 0n])))

  it('decides as posting one by one would', () => {
    fc.assert(
      fc.property(fc.array(someMovement, { maxLength: 30 }), someOpening, (movements, opening) => {
        const decision = decideBatch(movements, { balances: opening, kept: new Map() })
        const plain = oneByOne(movements, opening)
        expect(decision.verdicts.map(({ kind }) => kind)).toEqual(plain.kinds)
        expect(decision.transfers).toEqual(plain.rows)
        expect(new Map([...opening, ...decision.balances])).toEqual(plain.balances)
      }),
    )
  })

  it('may be cut anywhere into two batches', () => {
    fc.assert(
      fc.property(
        fc.array(someMovement, { maxLength: 20 }),
        someOpening,
        fc.nat(20),
        (movements, opening, cut) => {
          const whole = decideBatch(movements, { balances: opening, kept: new Map() })
          const first = decideBatch(movements.slice(0, cut), { balances: opening, kept: new Map() })
          const second = decideBatch(movements.slice(cut), {
            balances: new Map([...opening, ...first.balances]),
            kept: new Map(first.transfers.map((one) => [one.key, one])),
          })
          expect([...first.verdicts, ...second.verdicts]).toEqual(whole.verdicts)
        },
      ),
    )
  })
})
