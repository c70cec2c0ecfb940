import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Call } from '@xinghe/contract/call.ts'
import { builtCalls } from '@xinghe/contract/calls.ts'
import { isEnvelope } from '@xinghe/contract/envelope.ts'
import { isRefusalName } from '@xinghe/contract/refusal-table.ts'
import { headerNames } from '@xinghe/contract/wire.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { startSite, type TestSite } from '../../test/site.ts'
import { testBrowser } from '../../test/wire-client.ts'
import { payDue } from '../../test/vip-member.ts'
import type { Answer } from '../../test/wire-client.ts'
import { identifier } from '../platform/database/statement.ts'

let plain: TestSite
let sealed: TestSite
beforeAll(async () => {
  plain = await startSite({ WIRE_ENCRYPTION: 'off' })
  // What falls due for the demo members would change their letters and balances meanwhile.
  await payDue(plain)
  sealed = await startSite()
})
afterAll(async () => {
  await plain.close()
  await sealed.close()
})

/** Hostile values: markup, SQL, control characters, long text, extreme numbers, wrong types. */
const hostile = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    '\u0000',
    "' or 1=1 --",
    '"; drop table member; --',
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '%00',
    '${7*7}',
    '\ud800',
    '🀄'.repeat(50),
    'x'.repeat(20_000),
    -1,
    0,
    1e308,
    -0,
    2 ** 53,
    0.1,
    true,
    [],
    [[]],
    {},
    { $ne: null },
    { toString: 1 },
    JSON.parse('{"__proto__":{"x":1}}'),
    { constructor: { prototype: {} } },
    '2026-13-45T99:99:99Z',
    '٤٢',
    'NaN',
    'null',
  ),
  fc.jsonValue(),
)

interface Shape {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Shape[]
  properties?: Record<string, Shape>
  pattern?: string
  maxLength?: number
}

/** Values of the right type, derived from the contract's schema. */
const fitting = (shape: Shape): fc.Arbitrary<unknown> => {
  if (shape.const !== undefined) return fc.constant(shape.const)
  if (shape.enum !== undefined) return fc.constantFrom(...shape.enum)
  if (shape.anyOf !== undefined) return fc.oneof(...shape.anyOf.map(fitting))
  if (shape.pattern === '^[0-9a-f]{32}$') return fc.constantFrom('0'.repeat(32), 'a'.repeat(32))
  if (shape.type === 'string') return fc.string({ maxLength: Math.min(shape.maxLength ?? 20, 40) })
  if (shape.type === 'integer' || shape.type === 'number') return fc.integer({ min: -5, max: 200 })
  if (shape.type === 'boolean') return fc.boolean()
  return hostile
}

/** A body that is nearly right: each field fits, is hostile, or is missing. */
const inputFor = (call: Call): fc.Arbitrary<unknown> => {
  const shape = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as Shape
  const fields = Object.entries(shape.properties ?? {}).map(
    ([name, field]) =>
      [
        name,
        fc.oneof({ weight: 3, arbitrary: fitting(field) }, { weight: 2, arbitrary: hostile }),
      ] as const,
  )
  const nearly = fc.record(Object.fromEntries(fields), { requiredKeys: [] })
  const extra = fc.tuple(
    nearly,
    fc.dictionary(fc.string({ maxLength: 12 }), hostile, { maxKeys: 2 }),
  )
  return fc.oneof(
    { weight: 6, arbitrary: nearly },
    { weight: 2, arbitrary: extra.map(([body, more]) => ({ ...more, ...body })) },
    { weight: 1, arbitrary: hostile },
  )
}

/** The contents of all tables, without counters of attempts, challenges and time stamps of logins. */
const domainDigest = async (site: TestSite): Promise<string> => {
  const tables = [
    'member',
    'member_device',
    'ledger_account',
    'notice',
    'advert',
    'sponsor',
    'letter',
    'broadcast',
    'navigation_entry',
    'venue_entry',
    'country_area',
    'site_setting',
    'wire_key',
  ]
  const digests = await Promise.all(
    tables.map(async (table) => {
      const [row] = await site.platform.sql<{ digest: string }[]>`
        select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest from ${identifier(table)} t`
      return `${table} ${row?.digest}`
    }),
  )
  return digests.join('\n')
}

const tokenFor = async (site: TestSite): Promise<string> => {
  const [row] = await site.platform.sql<
    { id: MemberId }[]
  >`select id from member where name = 'demo01'`
  if (row === undefined) throw new Error('the demo member is missing')
  const made = {
    memberId: row.id,
    uuid: testBrowser,
    device: '',
    browser: '',
    ip: '127.0.0.1',
    country: null,
  }
  return (await site.platform.sessions.start(site.platform.sql, made)).token
}

/** Taking a break would make every later call be refused. */
const endBreaks = async ({ platform, owner }: TestSite): Promise<void> => {
  const ended = await owner<{ id: MemberId }[]>`
    delete from protection_break returning member_id as id`
  for (const { id } of ended) platform.sessions.forget(id)
}

const expectCalm = (answer: Answer): void => {
  expect(isEnvelope(answer)).toBe(true)
  expect(answer.http).toBeLessThan(500)
  if (answer.status_code !== 6000) expect(isRefusalName(String(answer.data.refusal))).toBe(true)
  expect(JSON.stringify(answer)).not.toMatch(
    /\bat .*\.ts:\d+|node_modules|PostgresError|syntax error/,
  )
}

describe('hostile input', () => {
  it.each(builtCalls.map((call) => [call.path, call] as const))(
    '%s stays calm, and changes nothing that it has not accepted',
    async (_, call) => {
      await endBreaks(plain)
      const before = await domainDigest(plain)
      let token = await tokenFor(plain)
      let accepted = false
      await fc.assert(
        fc.asyncProperty(inputFor(call), fc.boolean(), async (body, asMember) => {
          const answer = await plain.call(call, body ?? null, asMember ? { token } : {})
          expectCalm(answer)
          if (answer.status_code !== 6000) return
          accepted = true
          // An accepted call may have ended the session.
          if (call.rate !== 'read') token = await tokenFor(plain)
        }),
        { numRuns: 25 },
      )
      await fc.assert(
        fc.asyncProperty(inputFor(call), async (body) =>
          expectCalm(await sealed.call(call, body ?? null)),
        ),
        { numRuns: 10 },
      )
      const mayChange = accepted && call.rate !== 'read'
      if (!mayChange) expect(await domainDigest(plain)).toBe(before)
    },
  )

  it('broken bodies and headers are refused with their natural status', async () => {
    const [call] = builtCalls
    if (call === undefined) throw new Error('the contract is empty')
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 200 }), async (body) => {
        expectCalm(await plain.call(call, body))
      }),
      { numRuns: 60 },
    )
    const printable = fc.string({
      unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)),
      maxLength: 300,
    })
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...Object.values(headerNames)),
        printable,
        async (name, value) => {
          expectCalm(await plain.call(call, {}, { headers: { [name]: value } }))
          expectCalm(await sealed.call(call, {}, { headers: { [name]: value } }))
        },
      ),
      { numRuns: 60 },
    )
  })

  it('garbage behind the sealed prefix is refused', async () => {
    const segment = fc.string({
      unit: fc.constantFrom(...'ABCDEFGHabcdefgh0123456789-_'.split('')),
      maxLength: 400,
    })
    await fc.assert(
      fc.asyncProperty(segment, async (token) => {
        const prepared = sealed.client.prepare(builtCalls[0] as Call, {})
        const answer = await sealed.client.send({ ...prepared, url: `${sealed.url}/xxxx/${token}` })
        expectCalm(answer)
        expect(answer.status_code).not.toBe(6000)
      }),
      { numRuns: 60 },
    )
  })
})
