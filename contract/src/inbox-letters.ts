import * as z from 'zod/mini'
import { letterTypes } from '@xinghe/rules/inbox/letter-type.ts'
import { call } from './call.ts'
import { language, moment, page } from './codec.ts'
import { unreadByType, userSystem } from './inbox.ts'

const type = /* @__PURE__ */ z.enum(letterTypes)
const letterIds = /* @__PURE__ */ z
  .array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/^(let|brc)_[0-9a-z-]{1,60}$/)))
  .check(z.minLength(1), z.maxLength(100))

export const letterList = call({
  path: '/site/api/v1/site/letter/list',
  who: 'member',
  repeatable: true,
  summary: 'Letters and broadcasts of a type, newest first.',
  input: z.object({ type, userSystem, language: z.optional(language), ...page }),
  output: z.object({
    total: z.number(),
    /** Names what this answer could show; given back to mark all of that as read. */
    upTo: z.string(),
    list: z.array(
      z.object({
        id: z.string(),
        type,
        /** To all members; else to this one. */
        broadcast: z.boolean(),
        title: z.string(),
        body: z.string(),
        sentAt: moment,
        read: z.boolean(),
        /** An inner path of the site. */
        link: z.nullable(z.string()),
      }),
    ),
  }),
})

export const readLetters = call({
  path: '/site/api/v1/site/letter/read',
  who: 'member',
  rate: 'write',
  repeatable: true,
  summary: "Marks letters and broadcasts as read. Ids that are not the member's change nothing.",
  input: z.object({ ids: letterIds }),
  output: unreadByType,
})

export const deleteLetters = call({
  path: '/site/api/v1/site/letter/delete',
  who: 'member',
  rate: 'write',
  repeatable: true,
  summary: 'Deletes letters, and hides broadcasts for this member.',
  input: z.object({ ids: letterIds }),
  output: unreadByType,
})

export const readAllLetters = call({
  path: '/site/api/v1/site/letter/onekeyRead',
  who: 'member',
  rate: 'write',
  repeatable: true,
  summary: 'Marks as read what a list could show, of one type or of all; nothing that came later.',
  input: z.object({
    type: z.optional(type),
    upTo: z.string().check(z.maxLength(20_000), z.regex(/^\d{1,19}:\d{1,19}:[\d,]*$/)),
  }),
  output: unreadByType,
})
