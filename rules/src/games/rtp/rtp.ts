import type { RtpRow, RtpTable } from './rtp-table.ts'
import written from './rtp.json' with { type: 'json' }

const table: RtpTable = written

/** Codes of the games with returns, and `pools`. */
export const ratedGames: readonly string[] = Object.keys(table)

/** Returns of a game's bets, as written by `npm run rtp`; none where no such game is built. */
export const rtpOf = (code: string): readonly RtpRow[] =>
  Object.hasOwn(table, code) ? (table[code] ?? []) : []
