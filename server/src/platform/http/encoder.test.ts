import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { fen, moment } from '@xinghe/contract/codec.ts'
import { resourceMethods } from '@xinghe/contract/sports-methods.ts'
import { instant } from '@xinghe/rules/base/instant.ts'
import { encoder } from './encoder.ts'

const renamed = z.codec(z.object({ odd_name: fen }), z.custom<{ readonly plain: bigint }>(), {
  decode: ({ odd_name: plain }) => ({ plain }),
  encode: ({ plain }) => ({ odd_name: plain }),
})

const schema = z.object({
  amount: fen,
  at: z.nullable(moment),
  note: z.optional(z.string()),
  maybe: z.optional(z.nullable(fen)),
  list: z.array(renamed),
  pairs: z.array(z.tuple([z.string(), z.number()])),
  side: z.union([z.literal('H'), z.literal('C')]),
})

const value: z.output<typeof schema> = {
  amount: 1_230n,
  at: instant(0),
  maybe: null,
  list: [{ plain: 5n }],
  pairs: [['a', 1]],
  side: 'H',
}

describe('an encoder', () => {
  it('encodes as zod does', () => {
    expect(encoder(schema)(value)).toEqual(z.encode(schema, value))
    const empty = { ...value, at: null, note: 'x', list: [], pairs: [] }
    expect(encoder(schema)(empty)).toEqual(z.encode(schema, empty))
  })

  it('drops names that the schema does not have', () => {
    const more = { ...value, secret: 'x' }
    expect(encoder(schema)(more)).not.toHaveProperty('secret')
  })

  it.each(Object.entries(resourceMethods))('can be made for the method %s', (_, { answer }) => {
    expect(() => encoder<z.ZodMiniType>(answer)).not.toThrow()
  })

  it('encodes each kind of a discriminated union by its own shape', () => {
    const kinds = z.array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('paid'), amount: fen }),
        z.object({ kind: z.literal('seen'), at: moment }),
      ]),
    )
    const both: z.output<typeof kinds> = [
      { kind: 'paid', amount: 5n },
      { kind: 'seen', at: instant(0) },
    ]
    expect(encoder(kinds)(both)).toEqual(z.encode(kinds, both))
  })

  it('leaves unions, tuples and records of codecs to zod', () => {
    const left = z.object({
      either: z.array(z.union([fen, z.object({ at: moment })])),
      both: z.tuple([fen, moment]),
      sums: z.record(z.string(), fen),
    })
    const given: z.output<typeof left> = {
      either: [5n, { at: instant(0) }],
      both: [7n, instant(0)],
      sums: { a: 9n },
    }
    expect(encoder(left)(given)).toEqual(z.encode(left, given))
  })
})
