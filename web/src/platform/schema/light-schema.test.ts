import { builtCalls } from '@xinghe/contract/calls.ts'
import { chatClientFrame, chatServerFrame } from '@xinghe/contract/chat-frames.ts'
import { clientMessage } from '@xinghe/contract/socket.ts'
import { resourceMethods, type ResourceMethod } from '@xinghe/contract/sports-methods.ts'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import * as zod from 'zod/mini'
import * as light from './light-schema.ts'

vi.resetModules()
vi.doMock('zod/mini', () => light)
const { builtCalls: lightCalls } = await import('@xinghe/contract/calls.ts')
const { chatClientFrame: lightClientFrame, chatServerFrame: lightServerFrame } =
  await import('@xinghe/contract/chat-frames.ts')
const { clientMessage: lightMessage } = await import('@xinghe/contract/socket.ts')
const { resourceMethods: lightMethods } = await import('@xinghe/contract/sports-methods.ts')

type LightSchema = Parameters<typeof light.safeDecode>[0]
type Result = { success: boolean; data?: unknown }
interface Definition {
  readonly type: string
  readonly shape?: Record<string, zod.ZodMiniType>
  readonly element?: zod.ZodMiniType
  readonly innerType?: zod.ZodMiniType
  readonly valueType?: zod.ZodMiniType
  readonly in?: zod.ZodMiniType
  readonly options?: readonly zod.ZodMiniType[]
  readonly items?: readonly zod.ZodMiniType[]
  readonly values?: readonly unknown[]
  readonly entries?: Record<string, unknown>
}

const texts = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.constantFrom(
    '12.30',
    '-0.00',
    '0.05',
    'a'.repeat(32),
    '2026-11-15T08:00:00.000Z',
    '10:5,20:7',
  ),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
)
const strangers = fc.oneof(
  texts,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.constant([]),
  fc.constant({}),
)

/** Wire values near the schema: most fit, some miss by a field. */
const wireValues = (schema: zod.ZodMiniType): fc.Arbitrary<unknown> => {
  const definition = schema.def as unknown as Definition
  const { type, shape, element, innerType, valueType, options, items, values, entries } = definition
  const near = (): fc.Arbitrary<unknown> => {
    if (type === 'object' && shape !== undefined) {
      const fields = Object.entries(shape).map(([name, inner]) => [name, wireValues(inner)])
      const required = Object.keys(shape).filter((name) => shape[name]?.def.type !== 'optional')
      const known = fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
        requiredKeys: required,
      })
      return known.map((value) => ({ ...value, stranger: 1 }))
    }
    if (element !== undefined) return fc.array(wireValues(element), { maxLength: 3 })
    if (items !== undefined) return fc.tuple(...items.map(wireValues))
    if (type === 'record' && valueType !== undefined)
      return fc.dictionary(fc.string(), wireValues(valueType))
    if (type === 'optional' && innerType !== undefined)
      return fc.option(wireValues(innerType), { nil: undefined })
    if (innerType !== undefined) return fc.option(wireValues(innerType))
    if (options !== undefined) return fc.oneof(...options.map(wireValues))
    if (values !== undefined) return fc.constantFrom(...values)
    if (entries !== undefined) return fc.constantFrom(...Object.values(entries))
    if (definition.in !== undefined) return wireValues(definition.in)
    if (type === 'custom') return fc.oneof(fc.integer(), texts)
    if (type === 'number') return fc.oneof(fc.integer(), fc.double())
    return type === 'boolean' ? fc.boolean() : texts
  }
  return fc.oneof({ weight: 40, arbitrary: near() }, { weight: 1, arbitrary: strangers })
}

const sameOnBoth = (schema: zod.ZodMiniType, lightSchema: LightSchema): void => {
  fc.assert(
    fc.property(wireValues(schema), (wire) => {
      const ours: Result = light.safeDecode(lightSchema, wire)
      const theirs: Result = zod.safeDecode(schema, wire)
      expect({ wire, ...pick(ours) }).toStrictEqual({ wire, ...pick(theirs) })
      if (!theirs.success) return
      const back: Result = light.safeEncode(lightSchema, theirs.data)
      expect(pick(back)).toStrictEqual(pick(zod.safeEncode(schema, theirs.data) as Result))
    }),
    { numRuns: 60 },
  )
}

const pick = ({ success, data }: Result): Result => (success ? { success, data } : { success })

describe('reads and writes like zod', () => {
  it.each(builtCalls.map((call, index) => [call.path, index] as const))('%s', (_path, index) => {
    const call = builtCalls[index]
    const lightCall = lightCalls[index]
    if (call === undefined || lightCall === undefined) throw new Error('the tables differ')
    sameOnBoth(call.input, lightCall.input as unknown as LightSchema)
    sameOnBoth(call.output, lightCall.output as unknown as LightSchema)
  })

  it.each(Object.keys(resourceMethods) as ResourceMethod[])('the method %s of the book', (name) => {
    const [ours, theirs] = [lightMethods[name], resourceMethods[name]]
    sameOnBoth(theirs.request, ours.request as unknown as LightSchema)
    sameOnBoth(theirs.answer, ours.answer as unknown as LightSchema)
  })

  it('messages of the live socket', () => {
    sameOnBoth(clientMessage, lightMessage as unknown as LightSchema)
  })

  it('frames of the chat', () => {
    sameOnBoth(chatClientFrame, lightClientFrame as unknown as LightSchema)
    sameOnBoth(chatServerFrame, lightServerFrame as unknown as LightSchema)
  })
})

it('drops a key that would change the prototype', () => {
  const wire: unknown = JSON.parse('{"__proto__":1,"deposit":0}')
  const ours = light.safeDecode(light.record(light.string(), light.number()), wire)
  expect(ours).toStrictEqual({ success: true, data: { deposit: 0 } })
})

it('refuses what zod refuses', () => {
  const { object, string, optional, number, int, minimum, maximum } = light
  const schema = object({
    name: string(),
    age: optional(number().check(int(), minimum(1), maximum(9))),
  })
  const takes = (value: unknown): boolean => light.safeDecode(schema, value).success
  expect(takes({ name: 'a' })).toBe(true)
  expect(takes({ name: 'a', age: 9 })).toBe(true)
  for (const value of [
    null,
    [],
    {},
    { name: 1 },
    { name: 'a', age: 0.5 },
    { name: 'a', age: 10 },
    { name: 'a', age: null },
  ]) {
    expect(takes(value)).toBe(false)
  }
})
