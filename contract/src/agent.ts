import * as z from 'zod/mini'
import { agentConditions } from '@xinghe/rules/agent/agency.ts'
import { commission } from './agent-commission.ts'
import { agentTerms } from './agent-terms.ts'
import { call } from './call.ts'
import { empty, fen, language, moment, page } from './codec.ts'

/** `2026-11`, a calendar month in GMT+8. */
const month = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/^20\d\d-(0[1-9]|1[0-2])$/))

/** `running` and `waiting` months are shown as they stand now; the others as they were closed. */
export const commissionStates = ['running', 'waiting', 'none', 'review', 'paid', 'refused'] as const

export const agentInfo = call({
  path: '/act/api/v1/agent/info',
  who: 'anyone',
  origin: 'ours',
  repeatable: true,
  summary:
    "The agents' plan and its rules; with a session also the own agency or what it asks for.",
  input: z.object({ language: z.optional(language) }),
  output: z.object({
    serverTime: moment,
    version: z.number(),
    plan: agentTerms,
    rules: z.array(z.object({ heading: z.string(), lines: z.array(z.string()) })),
    mine: z.nullable(
      z.object({
        state: z.enum(['none', 'agent', 'ended']),
        conditions: z.array(z.object({ code: z.enum(agentConditions), isMet: z.boolean() })),
        agency: z.nullable(
          z.object({
            /** The rCode that new members register with. */
            code: z.string(),
            since: moment,
            /** Members ever, and registered this month. */
            members: z.number(),
            newMembers: z.number(),
            month,
            thisMonth: z.object(commission),
            /** Commissions paid ever. */
            paid: fen,
          }),
        ),
      }),
    ),
  }),
})

export const applyAgent = call({
  path: '/act/api/v1/agent/apply',
  who: 'member',
  rate: 'write',
  origin: 'ours',
  summary: 'Become an agent; asks for a bound phone and a real name.',
  input: empty,
  output: z.object({ code: z.string(), since: moment }),
})

export const agentMembers = call({
  path: '/act/api/v1/agent/members',
  who: 'member',
  origin: 'ours',
  repeatable: true,
  summary: "An agent's members in a month, names masked, newest first.",
  input: z.object({ month, isActive: z.optional(z.boolean()), ...page }),
  output: z.object({
    total: z.number(),
    list: z.array(
      z.object({
        /** Masked. */
        name: z.string(),
        registeredAt: moment,
        deposited: fen,
        counted: fen,
        /** What the member won; negative where they lost. */
        net: fen,
        awards: fen,
        isActive: z.boolean(),
        /** Shares name, phone, card or browser with the agent: nothing counts. */
        isSamePerson: z.boolean(),
      }),
    ),
  }),
})

export const agentReport = call({
  path: '/act/api/v1/agent/report',
  who: 'member',
  origin: 'ours',
  repeatable: true,
  summary: 'The commission of a month with its days, and the months that can be asked for.',
  input: z.object({ month }),
  output: z.object({
    /** Newest first: from the month of the application to the running one. */
    months: z.array(month),
    state: z.enum(commissionStates),
    dueAt: moment,
    paidAt: z.nullable(moment),
    commission: z.object(commission),
    /** Days with play, deposits, awards or new members, oldest first. */
    days: z.array(
      z.object({
        day: z.string(),
        newMembers: z.number(),
        players: z.number(),
        deposited: fen,
        counted: fen,
        net: fen,
        awards: fen,
      }),
    ),
  }),
})
