import * as z from 'zod/mini'
import { helpSlugs } from '@xinghe/rules/site/help-slugs.ts'
import { supportKinds } from '@xinghe/rules/site/support.ts'
import { call } from './call.ts'
import { bit, empty } from './codec.ts'

export const supportLink = call({
  path: '/site/api/v1/configuration/onlinecustomservice',
  who: 'anyone',
  repeatable: true,
  duringMaintenance: true,
  summary:
    'Where customer service is reached: at an outside provider, or inside, with help and feedback.',
  input: empty,
  output: z.object({ url: z.string(), kind: z.enum(supportKinds) }),
})

export const helpVote = call({
  path: '/site/api/v1/site/help/vote',
  who: 'anyone',
  rate: 'write',
  origin: 'ours',
  repeatable: true,
  whileFrozen: true,
  summary:
    'Whether a help page was helpful. The first vote of a member or browser on a page counts; the answer is that vote.',
  input: z.object({ page: z.enum(helpSlugs), helpful: bit }),
  output: z.object({ helpful: bit }),
})
