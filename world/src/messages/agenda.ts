import { instant, later, minuteMs, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Due } from './match-messages.ts'
import { memoize } from '../cache/memoize.ts'

const pageMs = minuteMs
/** A step may begin on one page and end on the next. */
const keptPages = 2

/** Messages due in `(from, to]`, in order. */
export type Agenda = (from: Instant, to: Instant) => readonly Due[]

/**
 * A reader advances in small steps, and each would scan thousands of matches; so the due messages are
 * computed once for a whole page and cached. That is cheap: message bodies are built later, by `make`.
 */
export const makeAgenda = (dueBetween: Agenda): Agenda => {
  const page = memoize(
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
