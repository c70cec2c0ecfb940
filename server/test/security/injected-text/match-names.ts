import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { chatIds } from '@xinghe/contract/chat-frames.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { hourMs, later, minuteMs, type Instant } from '@xinghe/rules/base/instant.ts'
import { plainLine } from '@xinghe/rules/base/plain-lines.ts'
import { sharesPerDay } from '@xinghe/rules/chat/limits.ts'
import type { FeedNews } from '../../../src/features/sports/feed/feed.ts'
import { feedMessage } from '../../../src/features/sports/feeds/outside/message-shapes.ts'
import { bettorWith, type Bettor } from '../../bettor.ts'
import { chatMember } from '../../chat-socket.ts'
import { insertBet } from '../../inserted-bet.ts'
import { leg } from '../../settlement-fixture.ts'
import type { TestSite } from '../../site.ts'
import { fixtureNamed, listed } from '../../sports-news.ts'
import { until } from '../../until.ts'
import type { Field } from './member-fields.ts'
import { payloads } from './payloads.ts'

/** What an outside feed sends for each name, as it is read from the wire; names whose message is refused are left out. */
const matchesNamed = (at: Instant, names: readonly string[]): Map<string, FeedNews[]> =>
  new Map(
    names.flatMap((name, place) => {
      const [matchId, kickOff] = [`named-${place}`, later(at, hourMs)]
      const fixture = {
        ...fixtureNamed(matchId, kickOff),
        leagueName: name,
        home: { id: 't1', name },
        away: { id: 't2', name },
      }
      const sent: unknown = JSON.parse(JSON.stringify({ kind: 'fixture', at, fixture }))
      const { success, data } = z.safeParse(feedMessage, sent)
      const [, ...offered] = listed(matchId, kickOff, at)
      return success ? [[name, [data, ...offered]]] : []
    }),
  )

/** The ids of the matches by their names, once they are stored. */
const listMatches = async (
  { platform, parts }: TestSite,
  names: readonly string[],
): Promise<Map<string, string>> => {
  const at = platform.clock.now()
  const messages = matchesNamed(at, names)
  parts.sports.bookWriter.hear([
    { kind: 'snapshot-begins', at },
    ...[...messages.values()].flat(),
    { kind: 'snapshot-over', at },
  ])
  await until('the matches are stored', async () => {
    const stored = await platform.sql`select from sports_match where id like 'named-%'`
    return stored.length === messages.size ? true : null
  })
  return new Map([...messages.keys()].map((name) => [name, `named-${names.indexOf(name)}`]))
}

const inAlerts = async (bettor: Bettor, matchId: string): Promise<string | undefined> => {
  const favourite = { kind: 'match', id: matchId }
  await bettor.ask('saveFavourite', { ...favourite, on: true })
  const named = (await bettor.ask('alertMatches')).find(({ id }) => id === matchId)
  await bettor.ask('saveFavourite', { ...favourite, on: false })
  return named?.home
}

const inTargets = async (bettor: Bettor, matchId: string): Promise<string | undefined> => {
  const pick = { matchId, marketId: `${matchId}.M..`, side: 'H', target: 150 }
  const [target] = await bettor.ask('savePriceTarget', pick)
  await bettor.ask('deletePriceTarget', { id: target?.id ?? '' })
  return target?.home
}

const insertTicket = async (
  { platform: { sql, clock }, owner }: TestSite,
  memberId: MemberId,
  matchId: string,
): Promise<string> => {
  const ticket = await insertBet(sql, memberId, clock.now(), null)
  await owner`
    update sports_bet set match_id = ${matchId}, leg = ${JSON.stringify(leg(matchId, 'M', 'H'))}
    where ticket = ${ticket}`
  return ticket
}

/** The bet in the hall, by a member who may still share one today. */
const openSharing = (site: TestSite) => {
  let [open, left]: [ReturnType<typeof chatMember> | null, number] = [null, 0]
  return async (matchId: string): Promise<string | undefined> => {
    // Messages of a minute are limited.
    site.platform.clock.advance?.(minuteMs)
    if (left === 0) [open, left] = [chatMember(site), sharesPerDay]
    left -= 1
    const { id: memberId, chat } = await (open ??= chatMember(site))
    const cid = randomUUID()
    const ticketId = await insertTicket(site, memberId, matchId)
    chat.say(chatIds.send, { rid: 'hall', cid, ticketId })
    const { id } = await chat.answerTo(cid)
    const heard = await chat.take(chatIds.send, (data) => data['id'] === id && 'from' in data)
    const { picks } = heard['bet'] as { picks: { home: { cn: string } }[] }
    return picks[0]?.home.cn
  }
}

/** The name of a side as the outside feed sends it, in all places where a member reads it, and that of the league. */
export const matchNames = async (site: TestSite): Promise<Field> => {
  const bettor = await bettorWith(site, 0n)
  const matchIds = await listMatches(site, payloads)
  const share = openSharing(site)
  return {
    name: 'name of a side in book, alerts, price targets and shared bets, and of a league',
    wanted: (payload) => Array<string>(5).fill(plainLine(payload)).join('|'),
    show: async (payload) => {
      const matchId = matchIds.get(payload)
      if (matchId === undefined) return null
      const { match } = await bettor.ask('match', { gide: matchId })
      const shown = [
        match.league,
        match.home,
        await inAlerts(bettor, matchId),
        await inTargets(bettor, matchId),
      ]
      return [...shown, await share(matchId)].join('|')
    },
  }
}
