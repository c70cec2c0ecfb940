import {
  bonusPools,
  poolsTopic,
  poolsTopicCodec,
  winners,
  winnersTopic,
  winnersTopicCodec,
} from '@xinghe/contract/lobby-games.ts'
import * as z from 'zod/mini'
import { useEffect } from 'react'
import { queryClient } from '../../../platform/api/query-client.ts'
import { callKey, useCall } from '../../../platform/api/use-call.ts'
import { subscribeNamed } from '../../../platform/live/live-socket.ts'

/** Keeps the answer of a call as new as its topic tells it; every message is the whole value. */
const useTopicInto = (topic: string, codec: z.ZodMiniType, key: readonly unknown[]): void => {
  const [path] = key
  useEffect(
    () =>
      subscribeNamed(topic, ({ data }) => {
        const read = z.safeDecode(codec, data)
        if (read.success) queryClient.setQueryData([path, {}], read.data)
      }),
    [topic, codec, path],
  )
}

export const usePools = () => {
  useTopicInto(poolsTopic, poolsTopicCodec, callKey(bonusPools, {}))
  return useCall(bonusPools, {})
}

export const useWinners = () => {
  useTopicInto(winnersTopic, winnersTopicCodec, callKey(winners, {}))
  return useCall(winners, {})
}
