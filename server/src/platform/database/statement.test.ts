import { describe, expect, it } from 'vitest'
import {
  columnsAndValues,
  fragment,
  identifier,
  statementOf,
  type StatementValue,
} from './statement.ts'

const statement = (strings: TemplateStringsArray, ...values: readonly StatementValue[]) =>
  statementOf(strings, values)

describe('a statement', () => {
  it('numbers the values of its fragments with its own', () => {
    const open = fragment`state = ${'open'}`
    const where = fragment`where ${open} and id > ${7n}`
    const { text, values } = statement`select ${identifier('b.id')} from bet b ${where} limit ${5}`
    expect(text).toBe('select "b"."id" from bet b where state = $1 and id > $2 limit $3')
    expect(values).toEqual(['open', 7n, 5])
  })

  it('has one name per text', () => {
    const read = (table: string, id: number) =>
      statement`select 1 from ${identifier(table)} where id = ${id}`.name
    expect(read('bet', 1)).toBe(read('bet', 2))
    expect(read('bet', 1)).not.toBe(read('match', 1))
  })

  it('quotes names', () => {
    expect(statement`select ${identifier('a"b')}`.text).toBe('select "a""b"')
  })

  it('writes rows as columns and values', () => {
    const rows = columnsAndValues([
      { code: 'a', position: 1 },
      { code: 'b', position: 2 },
    ])
    const { text, values } = statement`insert into bank ${rows}`
    expect(text).toBe('insert into bank ("code","position") values ($1,$2),($3,$4)')
    expect(values).toEqual(['a', 1, 'b', 2])
  })

  it('refuses an undefined value', () => {
    const missing = undefined as unknown as string
    expect(() => statement`select ${missing}`).toThrow('undefined')
  })
})
