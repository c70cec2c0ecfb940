import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  forgotByEmailReset,
  forgotByEmailStart,
  forgotByEmailVerify,
} from '@xinghe/contract/account-codes.ts'
import { startSite, type TestSite } from '../../../../test/site.ts'
import { md5, visitor } from '../../../../test/visitor.ts'

const mails: string[] = []
const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData: (stream, _session, done) => {
    let raw = ''
    stream.on('data', (part: Buffer) => (raw += part.toString('utf8')))
    stream.on('end', () => {
      mails.push(raw)
      done()
    })
  },
})

let site: TestSite
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  site = await startSite({
    MAIL_ADAPTER: 'smtp',
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: '星河 <no-reply@xinghe.example>',
  })
})
afterAll(async () => {
  await site.close()
  await new Promise<void>((done) => server.close(done))
})

/** The decoded text part of the last mail. */
const readMail = (): string => {
  const [, encoding = '', body = ''] =
    /text\/plain[^]*?Transfer-Encoding: (\S+)[^]*?\r\n\r\n([^]*?)\r\n--/i.exec(
      mails.at(-1) ?? '',
    ) ?? []
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  return decodeURIComponent(body.replace(/=\r\n/g, '').replaceAll('%', '%25').replaceAll('=', '%'))
}

it('resets a password with the code that a real mail server received', async () => {
  const guest = visitor(site)
  const whom = { name: 'demo02', email: 'demo02@example.com' }
  const { kaptchcate, codeId, code: imageCode } = await guest.passPicture()
  const one = await guest.call(forgotByEmailStart, { ...whom, kaptchcate, codeId, imageCode })
  expect(one).toMatchObject({ status_code: 6000 })
  await site.platform.background.idle()
  expect(mails).toHaveLength(1)
  const code = /\d{6}/.exec(readMail())?.[0] ?? ''
  const two = await guest.call(forgotByEmailVerify, { ...whom, code, ...one.data })
  expect(two).toMatchObject({ status_code: 6000 })
  const password = md5('newpass2026')
  const three = { ...whom, password, secondPassword: password, ...two.data }
  expect(await guest.call(forgotByEmailReset, three)).toMatchObject({ status_code: 6000 })
  expect(await guest.logIn('demo02', { password })).toMatchObject({ status_code: 6000 })
})
