import { useRef, useState } from 'react'
import type { OutputOf } from '@xinghe/contract/call.ts'
import { statement, type StatementWallet } from '@xinghe/contract/records.ts'
import type { Period } from '@xinghe/rules/records/period.ts'
import { callApi } from '../../../platform/api/client.ts'
import { useFaultText } from '../../../platform/transport/text-of-fault.ts'
import { useCall } from '../../../platform/api/use-call.ts'
import { showToast } from '../../../platform/feedback/dialogs.ts'

export type StatementPage = OutputOf<typeof statement>
export type StatementLine = StatementPage['lines'][number]

/** The wallets and the period of a statement. */
export interface StatementScope extends Period {
  readonly wallet: StatementWallet
}

export const readPage = (scope: StatementScope, after: string | null): Promise<StatementPage> =>
  callApi(statement, { ...scope, ...(after === null ? {} : { after }) })

export interface Statement {
  /** The first page first; empty until it is there. */
  readonly pages: readonly StatementPage[]
  readonly error: unknown
  readonly retrying: boolean
  readonly retry: () => void
  readonly hasMore: boolean
  readonly loadingMore: boolean
  readonly more: () => Promise<void>
}

/** A statement, page after page. The caller remounts it for another scope. */
export const useStatement = (scope: StatementScope): Statement => {
  const faultText = useFaultText()
  const first = useCall(statement, scope, { staleTime: 0 })
  const [others, setOthers] = useState<readonly StatementPage[]>([])
  const [loadingMore, setLoadingMore] = useState(false)
  const running = useRef(false)
  const pages = first.data === undefined ? [] : [first.data, ...others]
  const next = pages.at(-1)?.next ?? null

  const more = async (): Promise<void> => {
    if (running.current || next === null) return
    running.current = true
    setLoadingMore(true)
    try {
      const page = await readPage(scope, next)
      setOthers((before) => [...before, page])
    } catch (fault) {
      showToast(faultText(fault), { tone: 'error' })
    } finally {
      running.current = false
      setLoadingMore(false)
    }
  }
  return {
    pages,
    error: first.error,
    retrying: first.isFetching,
    retry: () => void first.refetch(),
    hasMore: next !== null,
    loadingMore,
    more,
  }
}
