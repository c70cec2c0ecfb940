import { useState } from 'react'
import type { OutputOf } from '@xinghe/contract/call.ts'
import { createSignalCode } from '@xinghe/contract/wallet-deposit.ts'
import type { RailName } from '@xinghe/rules/wallet/rails.ts'
import { useWrite } from './use-write.ts'

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
  const [held, setHeld] = useState<{ rail: RailName; code: Code } | null>(null)
  return {
    code: held?.rail === rail ? held.code : null,
    busy,
    fault,
    get: async () => {
      const code = await send({ rail })
      if (code !== null) setHeld({ rail, code })
    },
    drop: () => setHeld(null),
  }
}
