import type { MemberTopic } from '@xinghe/contract/socket.ts'
import { useEffect, useEffectEvent } from 'react'
import { subscribe } from './live-socket.ts'

/** What has changed; null where messages may be lost, so that anything may have. */
export type MemberNews = Partial<MemberTopic> | null

/**
 * Tells of changes of the member, for pages that read again what changed. The snapshot of a new subscriber
 * is no news; one after a lost connection stands for the messages that were missed.
 */
export const useMemberNews = (
  hear: (news: MemberNews) => void,
  { enabled = true }: { enabled?: boolean } = {},
): void => {
  const tell = useEffectEvent(hear)
  useEffect(() => {
    if (!enabled) return undefined
    return subscribe('member', ({ kind, data, missed }) => {
      if (missed === true) tell(null)
      else if (kind === 'delta') tell(data)
    })
  }, [enabled])
}
