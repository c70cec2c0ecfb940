import { createTransport } from 'nodemailer'
import { Refused } from '@xinghe/contract/refusal.ts'
import { secondMs } from '@xinghe/rules/base/instant.ts'
import type { MailAdapter } from './delivery.ts'

const patienceMs = 10 * secondMs

/** Letters over SMTP; `url` is smtp://name:password@host:port or smtps://…. */
export const smtpMail = ({ url, from }: { url: string; from: string }): MailAdapter => {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: 2 * patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail) {
      try {
        await transport.sendMail({ from, ...mail })
      } catch (error) {
        // An error without a response code means that the server was not reached.
        const refused = error instanceof Error && 'responseCode' in error
        throw new Refused(refused ? 'outside-refused' : 'outside-unreachable')
      }
    },
    close: () => transport.close(),
  }
}
