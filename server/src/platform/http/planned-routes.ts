import * as z from 'zod/mini'
import { call } from '@xinghe/contract/call.ts'
import { plannedCalls } from '@xinghe/contract/planned.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import type { Route } from './route.ts'

/** Calls whose capability is still to come answer honestly, behind the same checks as all others. */
export const plannedRoutes = (): Route[] =>
  plannedCalls.map((planned) => ({
    call: call({ ...planned, input: z.unknown(), output: z.unknown(), summary: 'To come.' }),
    run: async () => {
      throw new Refused('preparing')
    },
  }))
