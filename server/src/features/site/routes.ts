import * as calls from '@xinghe/contract/site.ts'
import { helpFigures } from '@xinghe/contract/site-figures.ts'
import * as legal from '@xinghe/contract/site-legal.ts'
import * as lists from '@xinghe/contract/site-lists.ts'
import * as support from '@xinghe/contract/site-support.ts'
import { supportKindOf } from '@xinghe/rules/site/support.ts'
import type { Platform } from '../../platform/parts.ts'
import { forAnyone, forMember, type Route } from '../../platform/http/route.ts'
import { acceptLegal } from './legal/accept-legal.ts'
import { readLegal } from './legal/read-legal.ts'
import { readDueVersions } from './legal/store-legal.ts'
import {
  readAdvertList,
  readCountryList,
  readNavigationList,
  readNoticePage,
  readSponsorList,
} from './read-content.ts'
import { readHelpFigures } from './read-help-figures.ts'
import { readPreInfo } from './read-pre-info.ts'
import { voteOnHelp } from './vote-on-help.ts'

export const siteRoutes = (platform: Platform): Route[] => {
  const { sql, settings } = platform
  return [
    forAnyone(calls.preInfo, async (input, context) => readPreInfo(platform, input, context)),
    forAnyone(lists.countryArea, (input) => readCountryList(sql, input)),
    forAnyone(calls.navigationList, (input) => readNavigationList(sql, input)),
    forAnyone(calls.noticeList, (input) => readNoticePage(sql, input)),
    forAnyone(calls.heroAds, (input) => readAdvertList(sql, input)),
    forAnyone(lists.sponsorContent, (input) => readSponsorList(sql, input)),
    forAnyone(support.supportLink, async () => {
      const { url } = settings.get('support')
      return { url, kind: supportKindOf(url) }
    }),
    forAnyone(legal.legalText, (input) => readLegal(sql, input)),
    forMember(legal.legalDue, (_, { memberId }) => readDueVersions(sql, memberId)),
    forMember(legal.acceptLegal, (input, context) => acceptLegal(sql, input, context)),
    forAnyone(helpFigures, (input, context) => readHelpFigures(platform, input, context)),
    forAnyone(support.helpVote, (input, context) => voteOnHelp(sql, input, context)),
  ]
}
