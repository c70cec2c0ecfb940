import {
  sharedTable,
  tableTopic,
  type SharedBet,
  type TableTopic,
} from '@xinghe/contract/games-shared.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { LotteryCode } from '@xinghe/rules/games/lottery/lottery.ts'
import { useEffect, useState } from 'react'
import { refreshCall, useCall } from '../../../../platform/api/use-call.ts'
import { subscribeNamed } from '../../../../platform/live/live-socket.ts'
import { useSession } from '../../../../platform/session/session.ts'

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

const withLast = (draws: readonly ShownDraw[], last: TableTopic['last']): readonly ShownDraw[] => {
  if (last === null || draws.some(({ id }) => id === last.id)) return draws
  const { id, number, name, numbers, drawsAt } = last
  return [{ id, number, name, numbers, drawsAt }, ...draws]
}

/** The table as the call read it, moved on by what the live topic tells. */
export const useTable = (code: LotteryCode): TableReading => {
  const input = { table: code }
  const { data, error, refetch } = useCall(sharedTable, input, { staleTime: 0 })
  const isMember = useSession().token !== ''
  const [heard, setHeard] = useState<{ code: LotteryCode; topic: TableTopic } | null>(null)
  useEffect(
    () =>
      subscribeNamed(tableTopic(code), ({ data: topic }) =>
        setHeard({ code, topic: topic as TableTopic }),
      ),
    [code],
  )
  const told = heard?.code === code ? heard.topic : null
  const state = told?.last?.state
  const lastId = told?.last?.id
  useEffect(() => {
    // Only own bets are asked for again; everything public is told.
    if (isMember && lastId !== undefined && state === 'paid')
      void refreshCall(sharedTable, { table: code })
  }, [code, isMember, lastId, state])
  if (data === undefined) return { table: null, fault: error, retry: () => void refetch() }
  const table: Table = {
    round: told === null ? data.round : told.round,
    draws: withLast(data.draws, told?.last ?? null),
    cap: data.cap,
    mine: data.mine,
  }
  return { table, fault: null, retry: () => void refetch() }
}
