import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chatIds } from '@xinghe/contract/chat-frames.ts'
import { chatHistory } from '@xinghe/contract/chat.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { dayMs, later, minuteMs, type Instant } from '@xinghe/rules/base/instant.ts'
import { dayPeriod } from '@xinghe/rules/base/period.ts'
import { grantAwards } from '../../../ledger/awards/grant-awards.ts'
import { timestamp } from '../../../platform/database/value.ts'
import { chatMember, openChat } from '../../../../test/chat-socket.ts'
import { listed } from '../../../../test/sports-news.ts'
import { startSite, type TestSite } from '../../../../test/site.ts'
import { startChatters } from '../chatters/chatters.ts'
import { tellGifts } from '../gifts/tell-gifts.ts'
import { purgeChat } from '../purge.ts'
import { followMatches, type FollowedMatches } from './follow-matches.ts'
import type { MatchNow, MatchSource } from './match-source.ts'

let site: TestSite
let following: FollowedMatches
beforeAll(async () => {
  site = await startSite()
  const nothing: MatchSource = { read: () => null, onChange: () => () => undefined }
  following = followMatches(site.platform, site.parts.chat.rooms, nothing, console)
})
afterAll(async () => {
  await following.close()
  await site.close()
})

const now = (): Instant => site.platform.clock.now()

/** A match that the sportsbook knows. */
const insertMatch = async (startsAt: Instant = later(now(), 60 * minuteMs)): Promise<string> => {
  const gide = `t${randomUUID().slice(0, 8)}`
  await site.platform.sql`
    insert into sports_match (id, kind, game_type, discipline, league_id, league_name, home_name,
                              away_name, starts_at, state)
    values (${gide}, 'match', 'FT', 'football', 'l', '超级联赛', '东门队', '西门队',
            ${timestamp(startsAt)}, 'scheduled')`
  return gide
}
const endMatch = async (gide: string, [home, away]: readonly [number, number]): Promise<void> => {
  const result = { tallies: { score: { full: { home, away, final: true } } }, goals: [] }
  await site.platform.sql`
    update sports_match set state = 'ended', started_at = starts_at, ended_at = ${timestamp(now())},
           result = ${JSON.stringify(result)}
    where id = ${gide}`
}

describe('the room of a match', () => {
  it('is made by the first join, and takes messages until half an hour after the end', async () => {
    const gide = await insertMatch()
    const rid = `match:${gide}`
    const ann = await chatMember(site, [rid])
    expect(await ann.chat.write(rid, '开场了吗')).toMatchObject({ seq: 1 })
    await endMatch(gide, [1, 0])
    await following.look()
    await ann.chat.take(chatIds.roomStatusUpdate, (data) => data['rid'] === rid)
    site.platform.clock.advance?.(minuteMs)
    expect(await ann.chat.write(rid, '踢得不错')).toHaveProperty('seq')
    site.platform.clock.advance?.(30 * minuteMs)
    await following.look()
    expect(await ann.chat.next(chatIds.roomDestroy)).toEqual({ rid })
    expect(await ann.chat.write(rid, '还有人吗')).toMatchObject({ refusal: 'chat-room-closed' })
    const late = await openChat(site)
    await late.logInAsGuest()
    expect(await late.join(rid)).toMatchObject({ ended: true, seq: 2 })
  })

  it('is also made for a match that is days ahead and has no bets, but for none that is unknown', async () => {
    site.parts.sports.bookWriter.hear(listed('far', later(now(), 5 * dayMs), now()))
    const { chat } = await chatMember(site, ['match:far'])
    expect(await chat.write('match:far', '下周见')).toMatchObject({ seq: 1 })
    chat.say(chatIds.prediction, { gide: 'far', pick: 'H' })
    expect(await chat.next(chatIds.prediction)).toMatchObject({ picks: { H: 1 }, mine: 'H' })
    chat.say(chatIds.joinRoom, { rid: 'match:unknown' })
    expect(await chat.next(chatIds.joinRoom)).toMatchObject({ refusal: 'not-found' })
  })

  it('counts a guess once, before kick-off, and tells the tallies and the result', async () => {
    const gide = await insertMatch(later(now(), 10 * minuteMs))
    const rid = `match:${gide}`
    const [ann, bob] = [await chatMember(site, [rid]), await chatMember(site, [rid])]
    const guess = async (who: typeof ann, pick?: string) => {
      who.chat.say(chatIds.prediction, { gide, ...(pick !== undefined && { pick }) })
      return who.chat.take(chatIds.prediction, (data) => 'mine' in data || 'refusal' in data)
    }
    expect(await guess(ann)).toMatchObject({
      picks: { H: 0, N: 0, C: 0 },
      mine: null,
      result: null,
    })
    expect(await guess(ann, 'H')).toMatchObject({ picks: { H: 1 }, mine: 'H' })
    expect(await guess(ann, 'H')).toMatchObject({ picks: { H: 1 }, mine: 'H' })
    expect(await guess(ann, 'C')).toMatchObject({ refusal: 'quiz-picked', code: 6009, gide })
    expect(await guess(bob, 'N')).toMatchObject({ picks: { H: 1, N: 1, C: 0 } })
    await following.look()
    const told = await bob.chat.take(chatIds.prediction, ({ picks }) => (picks as { N: 1 }).N === 1)
    expect(told).not.toHaveProperty('mine')
    site.platform.clock.advance?.(10 * minuteMs)
    expect(await guess(bob, 'N')).toMatchObject({ refusal: 'quiz-closed', code: 6012 })
    const guest = await openChat(site)
    await guest.logInAsGuest()
    guest.say(chatIds.prediction, { gide, pick: 'H' })
    expect(await guest.next(chatIds.prediction)).toMatchObject({ refusal: 'session-expired' })
    guest.say(chatIds.prediction, { gide: 'nothing' })
    expect(await guest.next(chatIds.prediction)).toMatchObject({ refusal: 'not-found' })
    await endMatch(gide, [0, 2])
    await following.look()
    expect(await ann.chat.take(chatIds.prediction, ({ result }) => result !== null)).toMatchObject({
      result: 'C',
    })
  })

  it('tells a new score once, and lets simulated chatters speak of it, tagged and slowly', async () => {
    const gide = await insertMatch()
    const rid = `match:${gide}`
    const ann = await chatMember(site, [rid])
    let match: MatchNow = {
      home: '东门队',
      away: '西门队',
      homeScore: 0,
      awayScore: 0,
      clock: '1H^10:00',
      reportedAt: now(),
      moment: { kind: 'period-start', side: null, value: 1 },
    }
    let changed: (gide: string) => void = () => undefined
    const source: MatchSource = {
      read: (asked) => (asked === gide ? match : null),
      onChange(listener) {
        changed = listener
        return () => undefined
      },
    }
    const { rooms } = site.parts.chat
    const watching = followMatches(site.platform, rooms, source, console)
    changed(gide)
    expect(await ann.chat.next(chatIds.scorePush)).toMatchObject({ sc_FT_H: 0, sc_FT_C: 0 })
    match = { ...match, clock: '1H^11:00' }
    changed(gide)
    match = { ...match, homeScore: 1, moment: { kind: 'score', side: 'H', value: 1 } }
    changed(gide)
    changed('another')
    expect(await ann.chat.next(chatIds.scorePush)).toEqual({
      rid,
      gide,
      sc_FT_H: 1,
      sc_FT_C: 0,
      re_time: '1H^11:00',
      event: { kind: 'score', side: 'H', value: 1 },
    })
    await watching.close()

    // Two processes look at the same time.
    const chatters = [1, 2].map(() => startChatters(site.platform, rooms, source, console))
    for (let slots = 0; slots < 30; slots += 1) {
      match = { ...match, reportedAt: now() }
      await Promise.all(chatters.map((one) => one.look()))
      site.platform.clock.advance?.(4_000)
    }
    const heard = await Promise.all(
      [1, 2, 3].map(() => ann.chat.take(chatIds.send, (data) => 'from' in data)),
    )
    await Promise.all(chatters.map((one) => one.close()))
    for (const { from, msg } of heard) {
      expect(from).toMatchObject({ simulated: true, role: 'member', vip: 0 })
      expect(msg).not.toMatch(/注|赢|赔|奖|买/)
    }
    const rows = await site.platform.sql<{ at: Instant }[]>`
      select made_at as at from chat_message where rid = ${rid} and simulated order by seq`
    for (const [at, row] of rows.entries())
      if (at > 0) expect(row.at - (rows[at - 1]?.at ?? row.at)).toBeGreaterThanOrEqual(8_000)
  })
})

describe('a shared bet', () => {
  const insertBet = async (memberId: MemberId, gide: string, state = 'open'): Promise<string> => {
    const ticket = `CR${randomUUID().slice(0, 12)}`
    const leg = {
      matchId: gide,
      marketId: `${gide}:M`,
      gameType: 'FT',
      play: 'M',
      side: 'H',
      sideName: null,
      line: null,
      goalNumber: null,
      odds: { type: 'H', shown: 95 },
    }
    await site.platform.sql`
      insert into sports_bet (member_id, request_id, position, body_hash, ticket, state, code, stake,
                              risk, max_win, policy, usd_rate, placed_at, match_id, leg)
      values (${memberId}, ${randomUUID()}, 0, '', ${ticket}, ${state}, 'single', 1000, 1000, 950,
              'any', 71234, now(), ${gide}, ${JSON.stringify(leg)})`
    return ticket
  }
  const share = async (
    who: Awaited<ReturnType<typeof chatMember>>,
    rid: string,
    ticketId: string,
    withStake?: boolean,
  ) => {
    site.platform.clock.advance?.(minuteMs)
    const cid = randomUUID()
    who.chat.say(chatIds.send, { rid, cid, ticketId, ...(withStake && { withStake }) })
    return who.chat.answerTo(cid)
  }

  it('shows picks, odds and state, and the stake only where it was ticked', async () => {
    const gide = await insertMatch()
    const ann = await chatMember(site, ['hall', `match:${gide}`])
    const ticket = await insertBet(ann.id, gide)
    const { id } = await share(ann, 'hall', ticket)
    const heard = await ann.chat.take(chatIds.send, (data) => data['id'] === id && 'from' in data)
    expect(heard).toMatchObject({
      kind: 'bet',
      bet: {
        code: 'single',
        state: 'open',
        stake: null,
        picks: [
          {
            gide,
            w: 'M',
            side: 'H',
            oddsType: 'H',
            shown: 95,
            league: { cn: '超级联赛', tw: '超級聯賽' },
            home: { cn: '东门队', tw: '東門隊' },
          },
        ],
      },
    })
    expect(JSON.stringify(heard)).not.toContain(ticket)
    const shown = await share(ann, `match:${gide}`, ticket, true)
    const there = await ann.chat.take(
      chatIds.send,
      (data) => data['id'] === shown['id'] && 'from' in data,
    )
    expect(there).toMatchObject({ bet: { stake: '10.00' } })
    const { data } = await ann.call(chatHistory, { rid: 'hall', category: 2, categoryType: 1 })
    expect(data).toMatchObject({ total: 1, list: [{ id, bet: { stake: null } }] })
  })

  it('is an own accepted one, once per room and five times a day', async () => {
    // With the beginning of a day, so that no midnight comes in between.
    site.platform.clock.advance?.(dayPeriod(now()).until - now())
    const gide = await insertMatch()
    const [ann, bob] = [await chatMember(site), await chatMember(site)]
    const ticket = await insertBet(ann.id, gide)
    expect(await share(bob, 'hall', ticket)).toMatchObject({ refusal: 'bet-not-shareable' })
    const open = await insertBet(ann.id, gide, 'confirming')
    expect(await share(ann, 'hall', open)).toMatchObject({ refusal: 'bet-not-shareable' })
    expect(await share(ann, 'hall', 'nothing')).toMatchObject({ refusal: 'bet-not-shareable' })
    expect(await share(ann, 'hall', ticket)).toHaveProperty('seq')
    expect(await share(ann, 'hall', ticket)).toMatchObject({ refusal: 'bet-shared' })
    for (let more = 0; more < 4; more += 1)
      expect(await share(ann, 'hall', await insertBet(ann.id, gide))).toHaveProperty('seq')
    const sixth = await insertBet(ann.id, gide)
    expect(await share(ann, 'hall', sixth)).toMatchObject({ refusal: 'bet-shares-used-up' })
    // In use meanwhile, or the session would end with the day.
    await site.platform.sql`
      update session set last_seen_at = ${timestamp(later(now(), dayMs))} where member_id = ${ann.id}`
    site.platform.clock.advance?.(dayMs)
    expect(await share(ann, 'hall', sixth)).toHaveProperty('seq')
  })
})

describe('awards and wins', () => {
  const grant = (memberId: MemberId, amount: bigint, source: 'rebate' | 'commission' = 'rebate') =>
    site.platform.sql.begin((tx) =>
      grantAwards(
        tx,
        [
          {
            memberId,
            source,
            period: randomUUID(),
            item: '',
            amount,
            multipleHundredths: 0,
            version: null,
            claimUntil: null,
          },
        ],
        now(),
      ),
    )

  it('from 88 yuan on are told together in the hall, at most every ten seconds', async () => {
    const [ann, bob] = [await chatMember(site), await chatMember(site)]
    await grant(ann.id, 88_00n)
    await grant(ann.id, 87_99n)
    await grant(bob.id, 500_00n)
    await grant(bob.id, 500_00n, 'commission')
    await site.dispatcher.drain()
    site.platform.clock.advance?.(minuteMs)
    await Promise.all([tellGifts(site.platform), tellGifts(site.platform)])
    const told = await bob.chat.next(chatIds.giftPush)
    expect(told['gifts']).toMatchObject([
      { kind: 'award', title: { cn: '每日返水', tw: '每日返水' }, amount: '88.00' },
      { kind: 'award', amount: '500.00', simulated: false },
    ])
    await grant(ann.id, 100_00n)
    await site.dispatcher.drain()
    await tellGifts(site.platform)
    const { data } = await ann.call(chatHistory, { rid: 'hall', category: 3 })
    expect(data['total']).toBe(1)
    site.platform.clock.advance?.(11_000)
    await tellGifts(site.platform)
    expect(await bob.chat.next(chatIds.giftPush)).toMatchObject({ gifts: [{ amount: '100.00' }] })
  })
})

describe('retention', () => {
  it('keeps the hall for 90 days, matches for a week and reported messages for a year', async () => {
    const gide = await insertMatch()
    const rid = `match:${gide}`
    const ann = await chatMember(site, ['hall', rid])
    const { id: inHall } = await ann.chat.write('hall', '留九十天')
    const { id: inMatch } = await ann.chat.write(rid, '留七天')
    const { id: reported } = await chatMember(site).then(({ chat }) => chat.write('hall', '留一年'))
    await site.platform.sql`update chat_message set reported = true where id = ${String(reported)}`
    const left = async (): Promise<unknown[]> => {
      await purgeChat(site.platform)
      const ids = [inHall, inMatch, reported].map(String)
      const rows = await site.platform.sql<{ id: string }[]>`
        select id from chat_message where id = any(${ids}::text[])`
      return rows.map(({ id }) => id)
    }
    expect(await left()).toHaveLength(3)
    site.platform.clock.advance?.(8 * dayMs)
    expect((await left()).toSorted()).toEqual([inHall, reported].toSorted())
    site.platform.clock.advance?.(83 * dayMs)
    expect(await left()).toEqual([reported])
    site.platform.clock.advance?.(300 * dayMs)
    expect(await left()).toEqual([])
  })
})
