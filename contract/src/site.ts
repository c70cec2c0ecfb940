import * as z from 'zod/mini'
import { navigationCategories, navigationPlaces } from '@xinghe/rules/site/navigation.ts'
import { bit, language, moment, page } from './codec.ts'
import { call } from './call.ts'

export const preInfo = call({
  path: '/site/api/v1/configuration/preInfo',
  who: 'anyone',
  repeatable: true,
  duringMaintenance: true,
  wire: 'bare',
  summary: 'What a page needs before its first call: address, time, key, settings.',
  input: z.object({ language: z.optional(language) }),
  output: z.object({
    ip: z.string(),
    serverTime: z.number(),
    encryption: bit,
    key: z.object({ id: z.string(), publicKey: z.string() }),
    siteBaseConfig: z.object({
      h5DomainUrl: z.string(),
      title: z.string(),
      siteName: z.string(),
      siteUrl: z.string(),
      foreverUrl: z.string(),
      brand: z.string(),
    }),
    switches: z.record(z.string(), z.union([z.literal(0), z.literal(1), z.string()])),
    /** In both scripts, as the topic `site` and refused calls have it. */
    maintenance: z.nullable(
      z.object({ text: z.string(), textTw: z.string(), until: z.nullable(z.string()) }),
    ),
    mode: z.enum(['demo', 'live']),
  }),
})

export const navigationList = call({
  path: '/site/api/v1/advertising/navigationList',
  who: 'anyone',
  repeatable: true,
  summary:
    'Which navigation entries show, where and in which order, with the venues of each category.',
  input: z.object({ language: z.optional(language) }),
  output: z.array(
    z.object({
      category: z.enum(navigationCategories),
      places: z.array(z.enum(navigationPlaces)),
      badge: z.nullable(z.string()),
      venues: z.array(
        z.object({
          enName: z.string(),
          title: z.string(),
          line: z.string(),
          image: z.string(),
          open: z.boolean(),
        }),
      ),
    }),
  ),
})

export const noticeList = call({
  path: '/site/api/v1/advertising/queryNoticeListByPage',
  who: 'anyone',
  repeatable: true,
  summary: 'Published notices, newest first.',
  input: z.object({ ...page, language: z.optional(language) }),
  output: z.object({
    total: z.number(),
    list: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        body: z.string(),
        publishedAt: moment,
        popUp: z.boolean(),
      }),
    ),
  }),
})

export const heroAds = call({
  path: '/site/api/v1/advertising/getMyDiscountAd',
  who: 'anyone',
  repeatable: true,
  summary: 'The adverts of a place: the home hero, the promotion strip.',
  input: z.object({
    place: z.optional(z.enum(['hero', 'promotion'])),
    language: z.optional(language),
  }),
  output: z.array(
    z.object({
      id: z.string(),
      place: z.enum(['hero', 'promotion']),
      title: z.string(),
      line: z.string(),
      action: z.string(),
      image: z.string(),
      /** An inner path of the site. */
      link: z.string(),
      audience: z.enum(['everyone', 'visitors', 'members']),
    }),
  ),
})
