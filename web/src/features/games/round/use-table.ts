import {
  sharedTable,
  tableTopic,
  type SharedBet,
  type TableTopic,
} from '@xinghe/contract/games-shared.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { SharedCode } from '@xinghe/rules/games/shared-games/shared-codes.ts'
import { useEffect, useState } from 'react'
import { refetchAfterNews, refreshCall, useCall } from '../../../platform/api/use-call.ts'
import { subscribeNamed } from '../../../platform/live/live-socket.ts'
import { session, useSession } from '../../../platform/session/session.ts'

// A visitor was told of no bets; a logout resets every answer.
session.onChange((_now, before) => {
  if (before.token === '') void refetchAfterNews([sharedTable.path])
})

export interface ShownDraw {
  readonly id: string
  /** Of the calendar. */
  readonly number: number
  readonly name: string
  readonly numbers: readonly number[]
  readonly drawsAt: Instant
}

export interface Table {
  readonly round: TableTopic['round']
  /** The newest first. */
  readonly draws: readonly ShownDraw[]
  readonly cap: Fen
  readonly mine: readonly SharedBet[]
}

export interface TableReading {
  readonly table: Table | null
  readonly fault: unknown
  readonly retry: () => void
}

/** The newest draws, the newest first, each once. */
const joined = (
  told: readonly ShownDraw[],
  read: readonly ShownDraw[],
  most: number,
): readonly ShownDraw[] => {
  const known = new Set(read.map(({ id }) => id))
  return [...told.filter(({ id }) => !known.has(id)), ...read].slice(0, most)
}

/** More than any page shows. */
const mostDraws = 200

interface Heard {
  readonly code: SharedCode
  readonly topic: TableTopic
  /** Told since the page opened: nobody reads them again. */
  readonly draws: readonly ShownDraw[]
}

const hear = (before: Heard | null, code: SharedCode, topic: TableTopic): Heard => {
  const draws = before?.code === code ? before.draws : []
  const { last } = topic
  if (last === null || draws[0]?.id === last.id) return { code, topic, draws }
  const { id, number, name, numbers, drawsAt } = last
  return { code, topic, draws: joined([{ id, number, name, numbers, drawsAt }], draws, mostDraws) }
}

/** The table as the call read it, moved on by what the live topic tells. */
export const useTable = (code: SharedCode): TableReading => {
  const input = { table: code }
  const { data, error, refetch } = useCall(sharedTable, input, { staleTime: 0 })
  const isMember = useSession().token !== ''
  const [latest, setLatest] = useState<Heard | null>(null)
  useEffect(
    () =>
      subscribeNamed(tableTopic(code), ({ data: topic }) =>
        setLatest((before) => hear(before, code, topic as TableTopic)),
      ),
    [code],
  )
  const heard = latest?.code === code ? latest : null
  const told = heard?.topic ?? null
  const state = told?.last?.state
  const lastId = told?.last?.id
  const draws = data === undefined ? [] : joined(heard?.draws ?? [], data.draws, mostDraws)
  // A connection that was away missed draws; a table that stood still has none there.
  const [newest, before] = draws
  const missedAt =
    newest !== undefined && before !== undefined && newest.number > before.number + 1
      ? newest.id
      : undefined
  const isRead = data?.draws.some(({ id }) => id === missedAt) ?? true
  useEffect(() => {
    if (missedAt !== undefined && !isRead) void refreshCall(sharedTable, { table: code })
  }, [code, missedAt, isRead])
  useEffect(() => {
    // Only own bets are asked for again; everything public is told.
    if (isMember && lastId !== undefined && state === 'paid')
      void refreshCall(sharedTable, { table: code })
  }, [code, isMember, lastId, state])
  if (data === undefined) return { table: null, fault: error, retry: () => void refetch() }
  const table: Table = {
    round: told === null ? data.round : told.round,
    draws,
    cap: data.cap,
    mine: data.mine,
  }
  return { table, fault: null, retry: () => void refetch() }
}
