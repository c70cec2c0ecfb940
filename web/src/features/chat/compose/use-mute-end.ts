import type { ChatView } from '@xinghe/rules/chat/view-state.ts'
import { useEffect, useReducer } from 'react'
import { serverNow } from '../../../platform/site/clock.ts'

const longestTimerMs = 2_000_000_000

/** Renders again when a mute of this room is over. */
export const useMuteEnd = ({ muted, rooms }: ChatView, rid: string): void => {
  const [, renew] = useReducer((times: number) => times + 1, 0)
  const until = Math.max(muted?.until ?? 0, rooms[rid]?.muted?.until ?? 0)
  useEffect(() => {
    const leftMs = until - serverNow()
    if (leftMs <= 0) return undefined
    const timer = setTimeout(renew, Math.min(leftMs + 50, longestTimerMs))
    return () => clearTimeout(timer)
  }, [until])
}
