import * as z from 'zod/mini'
import { legalNames } from '@xinghe/rules/site/legal.ts'
import { call } from './call.ts'
import { language, moment, text } from './codec.ts'

const name = /* @__PURE__ */ z.enum(legalNames)
const version = /* @__PURE__ */ z.number().check(z.int(), z.minimum(1), z.maximum(100_000))
const line = /* @__PURE__ */ text(5_000, 1)

/** A text of sections, as it is stored and as an operator publishes it. */
export const legalDocument = /* @__PURE__ */ z.object({
  title: text(100, 1),
  sections: z
    .array(
      z.object({
        id: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,60}$/)),
        heading: text(200, 1),
        paragraphs: z
          .array(
            z.union([
              line,
              z.object({
                list: z.array(line).check(z.minLength(1), z.maxLength(200)),
                ordered: z.optional(z.literal(true)),
              }),
              z.object({
                table: z.object({
                  head: z.array(line).check(z.minLength(1), z.maxLength(20)),
                  rows: z.array(z.array(line)).check(z.minLength(1), z.maxLength(500)),
                }),
              }),
            ]),
          )
          .check(z.minLength(1), z.maxLength(200)),
      }),
    )
    .check(z.minLength(1), z.maxLength(200)),
})
export type LegalDocument = z.output<typeof legalDocument>

const published = {
  version: z.number(),
  publishedAt: moment,
  /** Summary of the changes, written by the operator. */
  change: z.string(),
}

export const legalText = call({
  path: '/site/api/v1/site/legal/text',
  who: 'anyone',
  origin: 'ours',
  repeatable: true,
  summary: 'A published version of the terms or the privacy policy; without a number the newest.',
  input: z.object({ name, version: z.optional(version), language: z.optional(language) }),
  output: z.object({
    name,
    ...published,
    isNewest: z.boolean(),
    document: legalDocument,
    /** All versions, newest first. */
    versions: z.array(z.object(published)),
  }),
})

export const legalDue = call({
  path: '/site/api/v1/site/legal/due',
  who: 'member',
  origin: 'ours',
  repeatable: true,
  whileExcluded: true,
  summary: 'The newest versions that were published since the registration and are not accepted.',
  input: z.object({}),
  output: z.array(z.object({ name, version: z.number() })),
})

export const acceptLegal = call({
  path: '/site/api/v1/site/legal/accept',
  who: 'member',
  rate: 'write',
  origin: 'ours',
  repeatable: true,
  whileFrozen: true,
  whileExcluded: true,
  summary: 'Accept the newest version; a second time changes nothing.',
  input: z.object({ name, version }),
  output: z.object({ acceptedAt: moment }),
})
