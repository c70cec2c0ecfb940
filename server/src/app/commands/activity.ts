import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import { decodeAgentTerms } from '@xinghe/contract/agent-terms.ts'
import { text } from '@xinghe/contract/codec.ts'
import { decodeExchangeTerms } from '@xinghe/contract/promotions-exchange.ts'
import { decodeTerms } from '@xinghe/contract/promotions-terms.ts'
import { decodeVipTerms } from '@xinghe/contract/vip-terms.ts'
import { decodePlayWeights } from '@xinghe/contract/wallet-wagering.ts'
import { activityKinds } from '@xinghe/rules/base/award.ts'
import { instant, siteMinute, siteZoneOffsetMs, type Instant } from '@xinghe/rules/base/instant.ts'
import { exchangeFault } from '@xinghe/rules/promotions/check-exchange.ts'
import { termsFault } from '@xinghe/rules/promotions/check-terms.ts'
import { activityGroups } from '@xinghe/rules/promotions/terms.ts'
import { isOwnLink } from '@xinghe/rules/site/safe-link.ts'
import { vipFault } from '@xinghe/rules/vip/check-terms.ts'
import type { Platform } from '../../platform/parts.ts'
import { addTerms, endTerms, type TermsChange } from '../../platform/terms/change-terms.ts'
import { readVersions } from '../../platform/terms/store.ts'
import { acts, reads, UsageFault, type Command } from './command.ts'

const line = text(100, 1)
/** Of the site itself: the page asks no other host. */
const image = line.check(z.refine(isOwnLink))
const texts = z.object({ title: line, line, image, group: z.enum(activityGroups) })
const file = z.object({ terms: z.record(z.string(), z.unknown()), texts: z.optional(z.unknown()) })

type Given = z.output<typeof file>

const refuse = (fault: string | null): void => {
  if (fault !== null) throw new Error(fault)
}

const checkActivity = (kind: string, given: Given): Given['terms'] => {
  const terms = { ...given.terms, kind }
  refuse(termsFault(decodeTerms(terms)))
  z.parse(texts, given.texts)
  return terms
}

const checkVip = (given: Given): Given['terms'] => {
  const terms = { ...given.terms, kind: 'vip' }
  refuse(vipFault(decodeVipTerms(terms)))
  return terms
}

const checkAgent = (given: Given): Given['terms'] => {
  const terms = { ...given.terms, kind: 'agent' }
  decodeAgentTerms(terms)
  return terms
}

/** A weight for each category, and nothing else. */
const checkWeights = ({ terms }: Given): Given['terms'] => {
  decodePlayWeights(terms)
  return terms
}

const checkExchange = ({ terms }: Given): Given['terms'] => {
  refuse(exchangeFault(decodeExchangeTerms(terms)))
  return terms
}

/** Checks the file of a kind of terms by its schema and its rules; returns what is stored. */
const kinds: Readonly<Record<string, (given: Given) => Given['terms']>> = {
  ...Object.fromEntries(
    activityKinds.map((kind) => [kind, (given: Given) => checkActivity(kind, given)]),
  ),
  exchange: checkExchange,
  vip: checkVip,
  agent: checkAgent,
  weights: checkWeights,
}

/** A GMT+8 day as its first instant. */
const dayStart = (day: string): Instant => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day)))
    throw new UsageFault('a day is written as 2030-01-31')
  return instant(Date.parse(day) - siteZoneOffsetMs)
}

const show = async ({ sql }: Platform, kind: string, id: string): Promise<string> => {
  const versions = await readVersions(sql, [kind], id)
  if (versions.length === 0) throw new Error(`there is no ${kind}/${id}`)
  return versions
    .map(({ version, from, until, terms, texts: words }) => {
      const end = until === null ? '' : ` until ${siteMinute(until)}`
      const body = JSON.stringify({ terms, texts: words }, null, 2)
      return `version ${version} from ${siteMinute(from)}${end}\n${body}`
    })
    .join('\n\n')
}

const add = async (
  { sql, clock }: Platform,
  change: TermsChange,
  path: string,
  day: string,
): Promise<string> => {
  const given = z.parse(file, JSON.parse(await readFile(path, 'utf8')))
  const check = kinds[change.kind]
  if (check === undefined) throw new Error(`there are no terms of ${change.kind}`)
  const terms = check(given)
  const changed = { from: dayStart(day), until: null, terms, texts: given.texts ?? {} }
  const version = await addTerms(sql, change, changed, clock.now())
  return `${change.kind}/${change.id} has version ${version} from ${day}`
}

export const activityCommands: Record<string, Command> = {
  activity: {
    usage:
      'activity KIND/ID show | new FILE FROM REASON | end DAY REASON   terms of an activity: all versions, a new one from a day on, or its end',
    parse: ([subject = '', word = '', ...words]) => {
      const [kind = '', id = ''] = subject.split('/')
      if (!Object.hasOwn(kinds, kind) || !/^[A-Za-z0-9_-]{1,32}$/.test(id))
        throw new UsageFault(`activity takes KIND/ID; kinds are ${Object.keys(kinds).join(', ')}`)
      if (word === 'show') return reads((platform) => show(platform, kind, id))
      const [path = '', day = ''] = word === 'new' ? words : ['', words[0]]
      const reason = words
        .slice(word === 'new' ? 2 : 1)
        .join(' ')
        .trim()
      if ((word !== 'new' && word !== 'end') || reason === '')
        throw new UsageFault('activity takes show, new FILE FROM REASON, or end DAY REASON')
      const from = dayStart(day)
      return acts(async (platform, actor) => {
        const change = { kind, id, actor, reason }
        if (word === 'new') return add(platform, change, path, day)
        await endTerms(platform.sql, change, from, platform.clock.now())
        return `${subject} ends on ${day}`
      })
    },
  },
}
