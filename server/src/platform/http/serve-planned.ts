import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { call } from '@xinghe/contract/call.ts'
import { plannedCalls } from '@xinghe/contract/planned.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { serveCalls, type CallServing } from './serve-calls.ts'

/** Calls whose capability is still to come answer honestly, behind the same checks as all others. */
export const servePlanned = (server: FastifyInstance, serving: CallServing): void => {
  const routes = plannedCalls.map((planned) => ({
    call: call({ ...planned, input: z.unknown(), output: z.unknown(), summary: 'To come.' }),
    run: async () => {
      throw new Refused('preparing')
    },
  }))
  serveCalls(server, routes, serving)
}
