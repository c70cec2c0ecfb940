import type { Call } from './call.ts'

/**
 * Calls of the specification whose capability is not built: the path is known and answered (6012,
 * preparing) but has no schema yet. A capability removes its calls from this list and defines
 * them in its feature's file.
 */
export interface PlannedCall {
  readonly path: string
  readonly method: Call['method']
  readonly who: Call['who']
}

export const plannedCalls: readonly PlannedCall[] = []
