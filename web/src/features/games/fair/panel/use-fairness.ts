import type { UseQueryResult } from '@tanstack/react-query'
import type { OutputOf } from '@xinghe/contract/call.ts'
import { readFair, rotateFair, setClientSeed } from '@xinghe/contract/games-fair.ts'
import { useEffect } from 'react'
import { refreshCall, useCall } from '../../../../platform/api/use-call.ts'
import { useWrite, type Write } from '../../../../platform/api/use-write.ts'
import { newClientSeed } from './new-client-seed.ts'

export type Fairness = OutputOf<typeof readFair>

/** Never sent. */
const noLaunch = 'none'

/** The nonce moves with every round, so a look at the panel asks anew. */
export const useFairness = (uid: string | null): UseQueryResult<Fairness> =>
  useCall(readFair, { uid: uid ?? noLaunch }, { enabled: uid !== null, staleTime: 0 })

// Also after a refusal, which may rest on an old picture of things.
export const useClientSeed = (uid: string): Write<typeof setClientSeed> =>
  useWrite(setClientSeed, { refresh: () => refreshCall(readFair, { uid }) })

export const useRotation = (uid: string): Write<typeof rotateFair> =>
  useWrite(rotateFair, { refresh: () => refreshCall(readFair, { uid }) })

interface SeedsReady {
  /** The seeds have a client seed, so a round can be drawn. */
  readonly ready: boolean
  readonly fault: unknown
}

/**
 * Gives a member's seeds their first client seed, once the commitment was read: no round is drawn without
 * one. Null for a venue without seeds of the member.
 */
export const useFirstClientSeed = (uid: string | null): SeedsReady => {
  const { data, error } = useFairness(uid)
  const { send } = useClientSeed(uid ?? noLaunch)
  const commit = data?.clientSeed === null ? data.commit : null
  useEffect(() => {
    if (uid !== null && commit !== null) void send({ uid, commit, clientSeed: newClientSeed() })
    // `send` is a new function at every render; one commitment gets one seed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [uid, commit])
  return { ready: data !== undefined && data.clientSeed !== null, fault: error }
}
