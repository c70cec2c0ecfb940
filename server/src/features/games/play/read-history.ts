import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import type { readRound as readRoundCall, roundHistory } from '@xinghe/contract/games-play.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { ticketNumber } from '@xinghe/rules/records/ticket.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { traditional } from '../../../platform/text/traditional.ts'
import { retellRound } from '../solo/retell-round.ts'
import { readRound, readRounds, type RoundRow } from '../solo/store-round.ts'
import type { PlayingParts } from './answer-round.ts'
import { explanationOf, outlineOf, toldRound } from './told-round.ts'

const usualPage = 20

const ownRound = async (
  { platform: { sql } }: PlayingParts,
  memberId: MemberId,
  roundId: string,
): Promise<RoundRow> => {
  const number = ticketNumber('XG', roundId)
  const row = number === null ? null : await readRound(sql, number, memberId)
  if (row?.ticket !== roundId) throw new Refused('round-unknown')
  return row
}

export const readHistory = async (
  parts: PlayingParts,
  { gameCode, before, pageSize = usualPage, language = 'zh-CN' }: InputOf<typeof roundHistory>,
  { memberId }: MemberContext,
): Promise<OutputOf<typeof roundHistory>> => {
  const last = before === undefined ? null : await ownRound(parts, memberId, before)
  const rows = await readRounds(parts.platform.sql, memberId, gameCode ?? null, {
    before: last === null ? null : { at: last.placedAt, number: Number(last.id) },
    size: pageSize + 1,
  })
  const rounds = rows.slice(0, pageSize).map((row) => {
    const outline = outlineOf(row)
    if (language === 'zh-CN') return outline
    return { ...outline, explanation: traditional(outline.explanation) }
  })
  return { rounds, hasMore: rows.length > pageSize }
}

/** One solo round again, with the seeds that it was drawn from. */
export const readOwnRound = async (
  parts: PlayingParts,
  { roundId }: InputOf<typeof readRoundCall>,
  { memberId }: MemberContext,
): Promise<OutputOf<typeof readRoundCall>> => {
  const row = await ownRound(parts, memberId, roundId)
  const { clientSeed, hash, serverSeed } = row
  // Bets on shared rounds are shown with their draw.
  if (clientSeed === null || hash === null) throw new Refused('round-unknown')
  return {
    round: toldRound(retellRound(parts.games.solo, row)),
    explanation: explanationOf(row),
    fair: { hash, clientSeed, serverSeed },
  }
}
