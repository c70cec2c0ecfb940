import { siteDay, siteDayNumber, type Instant } from '../base/instant.ts'

/** `XH` bets on sports, `XG` bets on games. */
export type TicketPrefix = 'XH' | 'XG'

/** Without I, L, O and U: a ticket is read out over the telephone. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const shape = /^(X[GH])\d{6}([0-9A-HJKMNP-TV-Z]{1,11})$/

const inLetters = (number: number): string => {
  let [text, rest] = ['', number]
  do {
    text = letters.charAt(rest % 32) + text
    rest = Math.floor(rest / 32)
  } while (rest > 0)
  return text
}

/** Cache of the last formatted day: nearly all tickets are of one day, and formatting is the slowest part. */
let written: { readonly day: number; readonly text: string } | null = null

const dayText = (at: Instant): string => {
  const day = siteDayNumber(at)
  if (written?.day !== day) written = { day, text: siteDay(at).slice(2).replaceAll('-', '') }
  return written.text
}

/** `XH26111510Z`: the GMT+8 day of acceptance and the bet's own number, so no two are the same. */
export const ticketText = (prefix: TicketPrefix, betNumber: number, acceptedAt: Instant): string =>
  `${prefix}${dayText(acceptedAt)}${inLetters(betNumber)}`

/** The bet number of a well-formed ticket. The caller compares the ticket with the row. */
export const ticketNumber = (prefix: TicketPrefix, ticket: string): number | null => {
  const [, found, number] = shape.exec(ticket) ?? []
  if (number === undefined || found !== prefix) return null
  const value = Array.from(number).reduce((sum, letter) => sum * 32 + letters.indexOf(letter), 0)
  return Number.isSafeInteger(value) ? value : null
}
