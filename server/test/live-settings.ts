/** Settings with which a live site starts, all partners outside. */
export const liveSettings: Readonly<Record<string, string>> = {
  SITE_MODE: 'live',
  DATABASE_URL: 'postgres://site@db.example/site?sslmode=verify-full',
  MAIL_ADAPTER: 'smtp',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'site@example.com',
  SMS_ADAPTER: 'http',
  SMS_URL: 'https://sms.example',
  SMS_SECRET: 'long-enough-secret',
  VENUE_ADAPTER: 'http',
  VENUE_URL: 'https://venue.example',
  VENUE_SECRET: 'long-enough-secret',
  RAIL_ADAPTER: 'http',
  RAIL_URL: 'https://pay.example/',
  RAIL_SECRET: 'long-enough-secret',
  RAIL_CALLBACK_SECRETS: 'bank=long-enough-secret',
  PAYOUT_ADAPTER: 'http',
  PAYOUT_URL: 'https://payout.example',
  PAYOUT_SECRET: 'long-enough-secret',
  FEED_ADAPTER: 'outside',
  FEED_URL: 'https://feed.example',
  FEED_SECRET: 'long-enough-secret',
  SALT_SOURCE: 'beacon',
  BEACON_URL: 'https://beacon.example/chain',
}

/** The settings that name a partner's address. */
export const partnerAddresses = [
  'SMS_URL',
  'VENUE_URL',
  'RAIL_URL',
  'PAYOUT_URL',
  'FEED_URL',
  'BEACON_URL',
]

/** Hosts that lie inside a private network, in spellings that a check may miss. */
export const privateHosts = [
  'localhost',
  'pay.localhost',
  'printer.local',
  'vault.internal',
  'payout',
  '127.0.0.1',
  '10.1.2.3',
  '172.20.0.9',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '2130706433',
  '[::1]',
  '[::]',
  '[fd00::1]',
  '[fe80::1]',
  '[::ffff:10.0.0.1]',
]
