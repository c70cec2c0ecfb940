import { instant, later, minuteMs, type Instant } from '../../base/instant.ts'
import type { Due } from './match-messages.ts'
import { remembered } from './remembered.ts'

const pageMs = minuteMs
/** A step may begin on one page and end on the next. */
const keptPages = 2

/** What is due in `(from, to]`, in order. */
export type Agenda = (from: Instant, to: Instant) => readonly Due[]

/**
 * Whoever goes on by small steps would look through thousands of matches with each of them; so what is
 * due is looked up once for a whole page, and a step reads from it. It costs little: nothing is made yet.
 */
export const makeAgenda = (dueBetween: Agenda): Agenda => {
  const page = remembered(
    keptPages,
    (start: Instant) => start,
    (start) => dueBetween(start, later(start, pageMs)),
  )
  return (from, to) => {
    if (to - from > pageMs) return dueBetween(from, to)
    const due: Due[] = []
    for (let start = Math.floor(from / pageMs) * pageMs; start < to; start += pageMs)
      for (const one of page(instant(start))) if (one.at > from && one.at <= to) due.push(one)
    return due
  }
}
