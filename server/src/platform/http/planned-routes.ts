import { call } from '@xinghe/contract/call.ts'
import { empty } from '@xinghe/contract/codec.ts'
import { plannedCalls } from '@xinghe/contract/planned.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import type { Route } from './route.ts'

/** Calls that are not built yet answer `preparing`, after the same checks as all others. */
export const plannedRoutes = (): Route[] =>
  plannedCalls.map((planned) => ({
    call: call({ ...planned, input: empty, output: empty, summary: 'To come.' }),
    run: async () => {
      throw new Refused('preparing')
    },
  }))
