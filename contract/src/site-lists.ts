import * as z from 'zod/mini'
import { language, text } from './codec.ts'
import { call } from './call.ts'

export const countryArea = call({
  path: '/site/api/v1/site/countryArea/queryCountryArea',
  who: 'anyone',
  repeatable: true,
  summary:
    'Countries with area code and the pattern of a number; the pattern is tried on areaCode + number.',
  input: z.object({ area: z.optional(text(20)), language: z.optional(language) }),
  output: z.array(
    z.object({
      areaName: z.string(),
      areaCode: z.string(),
      regex: z.string(),
      country: z.string(),
    }),
  ),
})

export const sponsorContent = call({
  path: '/site/api/v1/advertising/sponsorContent',
  who: 'anyone',
  repeatable: true,
  summary: 'The partner strip.',
  input: z.object({ language: z.optional(language) }),
  output: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      line: z.string(),
      image: z.string(),
      /** The month of the beginning, `2024-08`; null where it is not told. */
      since: z.nullable(z.string()),
      /** What the partnership is about; may be empty. */
      text: z.string(),
    }),
  ),
})
