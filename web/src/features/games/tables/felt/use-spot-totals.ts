import { spotsTopic, spotsTopicCodec, type SpotsTopic } from '@xinghe/contract/games-shared.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { TableCode } from '@xinghe/rules/games/tables/table-game.ts'
import { useEffect, useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { subscribeNamed } from '../../../../platform/live/live-socket.ts'
import { spotKey } from '../chips/chips.ts'

/** What all members have staked on the spots of a round; null until it is told. */
export const useSpotTotals = (
  code: TableCode,
  roundId: string | undefined,
): ReadonlyMap<string, Fen> | null => {
  const [told, setTold] = useState<SpotsTopic | null>(null)
  useEffect(
    () =>
      subscribeNamed(spotsTopic(code), ({ data }) => {
        const read = z.safeDecode(spotsTopicCodec, data as z.input<typeof spotsTopicCodec>)
        if (read.success) setTold(read.data)
      }),
    [code],
  )
  return useMemo(
    () =>
      told === null || told.roundId !== roundId
        ? null
        : new Map(told.spots.map((spot) => [spotKey(spot), spot.stake])),
    [told, roundId],
  )
}
