import type { FastifyInstance } from 'fastify'
import { dayMs, later, type Instant } from '@xinghe/rules/base/instant.ts'
import { answerRefusal } from '../http/answer-faults.ts'
import type { Platform } from '../parts.ts'

/** RFC 9116 asks for less than a year, so that copies of an old contact are not used for ever. */
const validMs = 90 * dayMs

const securityText = (contact: string, now: Instant): string =>
  [
    `Contact: ${contact}`,
    `Expires: ${new Date(later(now, validMs)).toISOString()}`,
    'Preferred-Languages: zh, en',
    '',
  ].join('\n')

/** `/.well-known/security.txt`: where a weakness is reported, if the operator has set a contact. */
export const serveSecurityText = (
  server: FastifyInstance,
  { settings, clock }: Pick<Platform, 'settings' | 'clock'>,
): void => {
  server.get('/.well-known/security.txt', async (_, reply) => {
    const { uri } = settings.get('securityContact')
    if (uri === '') return answerRefusal(reply, 'unknown-path')
    return reply.type('text/plain; charset=utf-8').send(securityText(uri, clock.now()))
  })
}
