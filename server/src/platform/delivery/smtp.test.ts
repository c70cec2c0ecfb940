import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closedPort } from '../../../test/closed-port.ts'
import { smtpMail } from './smtp.ts'

const received: { from: string; to: string[]; raw: string }[] = []
const server = new SMTPServer({
  authOptional: false,
  hideSTARTTLS: true,
  onAuth: ({ username, password }, _session, done) =>
    username === 'site' && password === 'secret'
      ? done(null, { user: 'site' })
      : done(new Error('who are you?')),
  onRcptTo: ({ address }, _session, done) =>
    done(address.startsWith('nobody@') ? new Error('no such mail box') : null),
  onData: (stream, { envelope }, done) => {
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.on('end', () => {
      received.push({
        from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
        to: envelope.rcptTo.map((to) => to.address),
        raw: Buffer.concat(parts).toString('utf8'),
      })
      done()
    })
  },
})
// A refused login is an answer, not a fault of this server.
server.on('error', () => undefined)

let port = 0
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  port = (server.server.address() as AddressInfo).port
})
afterAll(() => new Promise<void>((done) => server.close(done)))

const from = '星河 <no-reply@xinghe.example>'
const mailThrough = async (url: string, to: string): Promise<void> => {
  const adapter = smtpMail({ url, from })
  try {
    await adapter.send({ to, subject: '验证码', text: '验证码 123456', html: '<b>123456</b>' })
  } finally {
    adapter.close()
  }
}

describe('mail over SMTP', () => {
  it('reaches a real server, logged in, with the text and the HTML part', async () => {
    await mailThrough(`smtp://site:secret@127.0.0.1:${port}`, 'demo02@example.com')
    expect(received).toHaveLength(1)
    expect(received[0]).toMatchObject({
      from: 'no-reply@xinghe.example',
      to: ['demo02@example.com'],
    })
    expect(received[0]?.raw).toContain('multipart/alternative')
    expect(received[0]?.raw).toContain('<b>123456</b>')
    expect(received[0]?.raw).toContain(Buffer.from('验证码').toString('base64'))
  })

  it('is refused (6014) when the server refuses the recipient or the login', async () => {
    const refusal = { refusal: 'outside-refused' }
    const url = `smtp://site:secret@127.0.0.1:${port}`
    await expect(mailThrough(url, 'nobody@example.com')).rejects.toMatchObject(refusal)
    const wrong = `smtp://site:wrong@127.0.0.1:${port}`
    await expect(mailThrough(wrong, 'demo02@example.com')).rejects.toMatchObject(refusal)
  })

  it('is unreachable (6006) where no server listens', async () => {
    const url = `smtp://site:secret@127.0.0.1:${await closedPort()}`
    await expect(mailThrough(url, 'demo02@example.com')).rejects.toMatchObject({
      refusal: 'outside-unreachable',
    })
  })
})
