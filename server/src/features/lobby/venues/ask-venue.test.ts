import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { keyIdHeader, keyIdOf } from '../../../platform/signing/signed-message.ts'
import { askVenue } from './ask-venue.ts'
import { signAnswer } from './sign-answer.ts'
import { signatureHeader } from './sign-request.ts'

const [current, before, retired] = [
  'the secret of the venue',
  'the secret of last month',
  'the secret of last year',
]
const body = '{"balance":"1.00"}'

/** How the venue signs its next answer to a request with this signature. */
let sign: (asked: string) => Record<string, string> = () => ({})
let venue: Server
let url = ''
beforeAll(async () => {
  venue = createServer((request, response) => {
    request.resume()
    response.writeHead(200, sign(String(request.headers[signatureHeader]))).end(body)
  }).listen(0, '127.0.0.1')
  await once(venue, 'listening')
  url = `http://127.0.0.1:${(venue.address() as AddressInfo).port}`
})
afterAll(() => void venue.close())

const ask = (oldSecret: string | null) =>
  askVenue(async () => ({ url, secret: current, oldSecret }), {
    path: '/v1/balance',
    body: {},
    shape: z.object({ balance: z.string() }),
    patienceMs: 5_000,
  })
const heard = { balance: '1.00' }

const signedWith =
  (secret: string, keyId: string | null = keyIdOf(secret)) =>
  (asked: string): Record<string, string> => {
    const { [keyIdHeader]: _, ...signed } = signAnswer(secret, asked, body)
    return keyId === null ? signed : { ...signed, [keyIdHeader]: keyId }
  }

describe('an answer of a venue', () => {
  it.each([
    ['the current', current],
    ['the old', before],
  ])('is heard with %s secret while it is changed, with and without its key id', async (_, one) => {
    for (const keyId of [keyIdOf(one), null]) {
      sign = signedWith(one, keyId)
      expect(await ask(before)).toEqual(heard)
    }
  })

  it('is not heard with the old secret once it is retired', async () => {
    sign = signedWith(before)
    expect(await ask(null)).toBeNull()
  })

  it.each([keyIdOf(current), keyIdOf(before), keyIdOf(retired), null])(
    'is not heard with a retired secret, whatever key id it has: %s',
    async (keyId) => {
      sign = signedWith(retired, keyId)
      expect(await ask(before)).toBeNull()
    },
  )

  it('is not heard where its key id names another secret than the one that signed', async () => {
    sign = signedWith(current, keyIdOf(before))
    expect(await ask(before)).toBeNull()
  })
})
