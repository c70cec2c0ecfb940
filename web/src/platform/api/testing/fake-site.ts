import { createECDH } from 'node:crypto'
import { succeeded, type Envelope } from '@xinghe/contract/envelope.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { refused } from '@xinghe/contract/refusal-table.ts'

export interface SeenCall {
  /** The last part of the path. */
  readonly name: string
  readonly body: Readonly<Record<string, unknown>>
  readonly requestId: string
}

type Answer = (body: SeenCall['body']) => unknown

const ecdh = createECDH('prime256v1')
const publicKey = ecdh.generateKeys().toString('base64url')

const preInfo = () => ({
  ip: '127.0.0.1',
  serverTime: Date.now(),
  encryption: 0,
  key: { id: 'k1', publicKey },
  siteBaseConfig: {
    h5DomainUrl: '',
    title: '星河',
    siteName: '星河',
    siteUrl: '',
    foreverUrl: '',
    brand: 'xinghe',
  },
  switches: {},
  maintenance: null,
  mode: 'demo',
})

const envelopeOf = async (answer: Answer, body: SeenCall['body']): Promise<Envelope> => {
  try {
    return succeeded(await answer(body))
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return refused(error.refusal, error.detail, error.words)
  }
}

/**
 * For tests: the site as the browser's `fetch` sees it, unencrypted. An answer may be a promise, and may
 * throw `Refused`.
 */
export const fakeSite = (given: Record<string, Answer>) => {
  const seen: SeenCall[] = []
  const answers: Record<string, Answer> = { preInfo, ...given }
  const fetch = async (path: string, init: { body: string; headers: HeadersInit }) => {
    const name = path.split('/').at(-1) ?? ''
    const body = JSON.parse(init.body) as SeenCall['body']
    seen.push({ name, body, requestId: new Headers(init.headers).get('request-id') ?? '' })
    const answer = answers[name]
    const envelope = answer ? await envelopeOf(answer, body) : refused('not-found')
    return Response.json(envelope)
  }
  return { fetch, callsOf: (name: string) => seen.filter((call) => call.name === name) }
}
