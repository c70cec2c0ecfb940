import { siteDay, siteDayNumber, type Instant } from '@xinghe/rules/base/instant.ts'
import type { BetId } from './order.ts'

/** Without I, L, O and U: a ticket is read out over the telephone. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const shape = /^XH\d{6}([0-9A-HJKMNP-TV-Z]{1,11})$/

const inLetters = (number: number): string => {
  let [text, rest] = ['', number]
  do {
    text = letters.charAt(rest % 32) + text
    rest = Math.floor(rest / 32)
  } while (rest > 0)
  return text
}

/** The day that was written last: nearly all tickets are of one, and writing a date costs the most. */
let written: { readonly day: number; readonly text: string } | null = null

const dayText = (at: Instant): string => {
  const day = siteDayNumber(at)
  if (written?.day !== day) written = { day, text: siteDay(at).slice(2).replaceAll('-', '') }
  return written.text
}

/** `XH26111510Z`: the GMT+8 day of acceptance and the bet's own number, so no two are the same. */
export const ticketOf = (betNumber: number, acceptedAt: Instant): string =>
  `XH${dayText(acceptedAt)}${inLetters(betNumber)}`

/** The bet that a ticket names; whether it has this very ticket, only its row tells. */
export const betOfTicket = (ticket: string): BetId | null => {
  const [, number] = shape.exec(ticket) ?? []
  if (number === undefined) return null
  const value = Array.from(number).reduce((sum, letter) => sum * 32 + letters.indexOf(letter), 0)
  return Number.isSafeInteger(value) ? `bet_${value}` : null
}
