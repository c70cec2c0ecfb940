import { useState } from 'react'
import type { OutputOf } from '@xinghe/contract/call.ts'
import { createSignalCode } from '@xinghe/contract/wallet-deposit.ts'
import type { RailName } from '@xinghe/rules/wallet/rails.ts'
import { useWrite } from '../../../platform/api/use-write.ts'

type Code = OutputOf<typeof createSignalCode>

export interface SignalCode {
  /** For the rail in sight; null until one is asked for, and after it was used up. */
  readonly code: Code | null
  readonly busy: boolean
  readonly fault: string
  readonly get: () => Promise<void>
  readonly drop: () => void
}

/** A one-time remark belongs to one rail. */
export const useSignalCode = (rail: RailName): SignalCode => {
  const { send, busy, fault } = useWrite(createSignalCode)
  const [issued, setIssued] = useState<{ rail: RailName; code: Code } | null>(null)
  return {
    code: issued?.rail === rail ? issued.code : null,
    busy,
    fault,
    get: async () => {
      const outcome = await send({ rail })
      if (outcome?.kind === 'answered') setIssued({ rail, code: outcome.answer })
    },
    drop: () => setIssued(null),
  }
}
