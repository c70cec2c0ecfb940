import type { Clock } from '../clock/clock.ts'
import type { Config } from '../config/config.ts'
import type { Sql } from '../database/connect.ts'
import type { Delivery, MailAdapter, PhoneAdapter } from './delivery.ts'
import { httpSms } from './http-sms.ts'
import { sandboxMail, sandboxPhone } from './sandbox.ts'
import { smtpMail } from './smtp.ts'

export const openDelivery = (config: Config, sql: Sql, clock: Clock): Delivery => {
  const phone: PhoneAdapter =
    config.sms.adapter === 'http' ? httpSms(config.sms, clock) : sandboxPhone(sql, clock)
  const mail: MailAdapter =
    config.mail.adapter === 'smtp' ? smtpMail(config.mail) : sandboxMail(sql, clock)
  return {
    sms: (to, text) => phone.send('sms', to, text),
    voice: (to, text) => phone.send('voice', to, text),
    mail: (to, subject, text, html) =>
      mail.send({ to, subject, text, ...(html === undefined ? {} : { html }) }),
    close: async () => mail.close(),
  }
}
