import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Call } from '@xinghe/contract/call.ts'
import { success } from '@xinghe/contract/envelope.ts'
import { refusals, type Refusal } from '@xinghe/contract/refusal-table.ts'
import { resourceMethods } from '@xinghe/contract/sports-methods.ts'
import { resource, resourceRequest } from '@xinghe/contract/sports-resource.ts'
import { headerNames } from '@xinghe/contract/wire.ts'
import { refuseOften } from './refuse-often.ts'

/** The schema of the wire: codecs are shown with their text side. */
const wireShape = (schema: z.ZodMiniType): object => {
  const { $schema: _, ...shape } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return shape
}

const headersOf = (call: Call): object[] =>
  Object.values(headerNames)
    .filter((name) => name !== headerNames.token || call.who === 'member')
    .map((name) => ({
      name,
      in: 'header',
      required: call.wire === 'agreed' && name !== headerNames.device,
      schema: { type: 'string' },
    }))

/** The sportsbook has one path for all its methods, whose inputs and outputs are listed beside it. */
const bookMethods = (): object => ({
  common: wireShape(resourceRequest),
  methods: Object.fromEntries(
    Object.entries(resourceMethods).map(([name, { summary, request, answer }]) => [
      name,
      { summary, request: wireShape(request), answer: wireShape(answer) },
    ]),
  ),
})

const shapesOf = (call: Call): object => ({
  input: wireShape(call.input),
  output: wireShape(call.output),
  ...(call.path === resource.path ? { Request: bookMethods() } : {}),
})

const operation = (call: Call): object => ({
  summary: call.summary,
  ...(call.path === resource.path ? { 'x-request': bookMethods() } : {}),
  tags: [call.path.split('/')[1]],
  'x-origin': call.origin,
  'x-rate-class': call.rate,
  'x-who': call.who,
  'x-over-socket': call.overSocket,
  parameters: headersOf(call),
  ...(call.method === 'POST'
    ? { requestBody: { content: { 'application/json': { schema: wireShape(call.input) } } } }
    : {}),
  responses: {
    200: {
      description: 'The envelope; status_code 6000 is success, any other a refusal.',
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['status_code', 'data', 'message'],
            properties: {
              status_code: { type: 'integer' },
              data: wireShape(call.output),
              message: { type: 'string' },
            },
          },
        },
      },
    },
  },
})

/** OpenAPI generated from the contract, like the routes and the client. */
export const apiDocument = (calls: readonly Call[]): object => ({
  openapi: '3.1.0',
  info: {
    title: 'Xinghe API',
    version: '1',
    description:
      'Every call answers the envelope {status_code, data, message}. A refusal carries its name in ' +
      'data.refusal. Calls other than preInfo carry x-time, sealed with keys agreed through preInfo.',
  },
  paths: Object.fromEntries(
    calls.map((call) => [call.path, { [call.method.toLowerCase()]: operation(call) }]),
  ),
  'x-status-codes': Object.fromEntries([
    ['success', success],
    ...Object.entries(refusals).map(([name, entry]: [string, Refusal]) => [name, entry]),
  ]),
})

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const style = `body{font:15px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#18202c}
code,pre{font:13px ui-monospace,monospace}pre{background:#f3f5f9;padding:12px;overflow:auto;border-radius:8px}
h2{margin-top:2.5rem;font-size:1rem}small{color:#5e6a82}`

const pagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

const page = (
  calls: readonly Call[],
): string => `<!doctype html><html lang="en"><meta charset="utf-8">
<title>Xinghe API</title><meta name="viewport" content="width=device-width">
<style>${style}</style>
<h1>Xinghe API</h1><p>The machine-readable form is <a href="/docs/api.json">/docs/api.json</a> (OpenAPI 3.1).</p>
${calls
  .map(
    (call) => `<h2><code>${call.method} ${escape(call.path)}</code></h2><p>${escape(call.summary)}
<br><small>${call.who} · rate ${call.rate} · ${call.origin}</small></p>
<pre>${escape(JSON.stringify(shapesOf(call), null, 1))}</pre>`,
  )
  .join('\n')}</html>`

/** The texts are long. */
const askedPerMinute = 60

/** Both texts are made at the first request: most processes are never asked, and every start would wait. */
export const serveApiDocs = (
  server: FastifyInstance,
  calls: readonly Call[],
  rateFactor: number,
): void => {
  const onRequest = refuseOften(askedPerMinute, rateFactor)
  let document: string | undefined
  let html: string | undefined
  server.get('/docs/api.json', { onRequest }, async (_, reply) =>
    reply.type('application/json').send((document ??= JSON.stringify(apiDocument(calls)))),
  )
  server.get('/docs/api', { onRequest }, async (_, reply) =>
    reply
      .header('content-security-policy', pagePolicy)
      .type('text/html; charset=utf-8')
      .send((html ??= page(calls))),
  )
}
