import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import { answerFaults } from './answer-faults.ts'
import { inTime } from './in-time.ts'

const answerOf = async (
  handler: () => Promise<unknown>,
): Promise<{ status: number; body: unknown }> => {
  const server = fastify()
  answerFaults(server)
  server.get('/', handler)
  const { statusCode, payload } = await server.inject('/')
  await server.close()
  return { status: statusCode, body: JSON.parse(payload) as unknown }
}

describe('faults become envelopes', () => {
  it('with the name, the text and the detail of a refusal', async () => {
    const answer = await answerOf(async () => {
      throw new Refused('maintenance', { until: null }, '升级中')
    })
    expect(answer).toEqual({
      status: 503,
      body: { status_code: 6013, data: { refusal: 'maintenance', until: null }, message: '升级中' },
    })
  })

  it('with 6005 and nothing else for an unexpected error', async () => {
    const answer = await answerOf(async () => {
      throw new TypeError('the secret password is 1234')
    })
    expect(answer).toEqual({
      status: 500,
      body: {
        status_code: 6005,
        data: { refusal: 'internal-error' },
        message: '服务开小差了，请稍后重试',
      },
    })
  })

  it('with 6005 for a call that takes longer than the limit', async () => {
    const answer = await answerOf(() => inTime(new Promise(() => undefined), 20))
    expect(answer).toMatchObject({ status: 500, body: { status_code: 6005 } })
  })
})
