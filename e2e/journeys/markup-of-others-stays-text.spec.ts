import { randomUUID } from 'node:crypto'
import type { Locator } from '@playwright/test'
import { chatIds } from '@xinghe/contract/chat-frames.ts'
import { dayMs, later } from '@xinghe/rules/base/instant.ts'
import { isPlainLines } from '@xinghe/rules/base/plain-lines.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { cleanChatText } from '@xinghe/rules/chat/filter-clean.ts'
import {
  insertMessage,
  insertThread,
  setAnswered,
} from '@xinghe/server/features/inbox/feedback/store.ts'
import { publishNotice } from '@xinghe/server/features/site/publish-notice.ts'
import { timestamp } from '@xinghe/server/platform/database/value.ts'
import { sendLetters } from '@xinghe/server/platform/letters/send-letter.ts'
import { addTerms } from '@xinghe/server/platform/terms/change-terms.ts'
import { openChat } from '../../server/test/chat-socket.ts'
import { landingTerms } from '../../server/test/security/injected-text/landing-terms.ts'
import { payloads } from '../../server/test/security/injected-text/payloads.ts'
import { leg } from '../../server/test/settlement-fixture.ts'
import { wireClient } from '../../server/test/wire-client.ts'
import { messagesIn, openRoom } from '../harness/chat.ts'
import { expect, test } from '../harness/journey.ts'
import { watchPayloads } from '../harness/injected.ts'
import { memberReady } from '../harness/member-ready.ts'
import { newAccount } from '../harness/member.ts'
import type { Site } from '../harness/site.ts'

const textsOf = (list: Locator): Promise<string> => list.evaluate((node) => node.textContent)

const expectAll = async (list: Locator, texts: readonly string[]): Promise<void> => {
  await expect(list).toContainText(texts.at(-1)?.trim() ?? '')
  const shown = await textsOf(list)
  expect(texts.filter((text) => !shown.includes(text))).toEqual([])
}

/** What would run at once if it were markup, without a link that the chat refuses. */
const nastiest = ['img', 'svg', 'iframe', 'details', 'audio', 'math', 'script'].flatMap((tag) =>
  payloads
    .filter((text) => text.startsWith(`<${tag} data-xss`) && !/evil|atob|data:/.test(text))
    .slice(0, 2),
)

/** A league and two sides; also the texts of adverts and activities. */
const names = nastiest.filter((text) => text.length <= 80).slice(3, 6)

let phones = 0
/** A member of the hall, over a chat socket of its own. */
const enterHall = async (site: Site) => {
  const uuid = randomUUID()
  const phone = `139${String((phones += 1)).padStart(8, '0')}`
  const member = await site.workshop.make({ ...newAccount(), uuid, phone })
  const { token } = member
  const client = await wireClient(site.address, () => site.now())
  const chat = await openChat({ url: site.address })
  await chat.logIn({ uuid, call: (call, input) => client.call(call, input, { uuid, token }) })
  await chat.join('hall')
  return { member, chat }
}

const sayInHall = async (site: Site, text: string): Promise<void> => {
  const { chat } = await enterHall(site)
  expect(await chat.write('hall', text)).toHaveProperty('id')
  chat.close()
}

/** A member shows a bet on a match with these names in the hall. */
const shareInHall = async (site: Site, [league = '', home = '', away = '']: readonly string[]) => {
  const { member, chat } = await enterHall(site)
  const [matchId, ticketId, at] = ['injected', 'INJECTED1', timestamp(site.now())]
  await site.query`
    insert into sports_match (id, kind, game_type, discipline, league_id, league_name, home_name,
                              away_name, starts_at, state)
    values (${matchId}, 'match', 'FT', 'football', 'l1', ${league}, ${home}, ${away}, ${at}, 'scheduled')`
  await site.query`
    insert into sports_bet (member_id, request_id, position, body_hash, ticket, state, code, stake,
                            risk, max_win, policy, usd_rate, placed_at, match_id, leg)
    values (${member.id}, 'injected', 0, '', ${ticketId}, 'open', 'single', 1000, 1000, 950, 'any',
            71234, ${at}, ${matchId}, ${JSON.stringify(leg(matchId, 'M', 'H'))})`
  const cid = randomUUID()
  chat.say(chatIds.send, { rid: 'hall', cid, ticketId })
  expect(await chat.answerTo(cid)).toHaveProperty('id')
  chat.close()
}

/** Adverts, partners and an activity with these texts. */
const fillSite = async (site: Site, [title = '', line = '']: readonly string[]) => {
  const { query } = site
  const now = site.now()
  await query`update advert set title_cn = ${title}, line_cn = ${line}`
  await query`update sponsor set name_cn = ${title}, line_cn = ${line}, text_cn = ${line}`
  const change = { kind: 'activityLandPage', id: 'injected', actor: 'journey', reason: 'attack' }
  const terms = { kind: 'activityLandPage', ...landingTerms(`${line} block`) }
  const texts = { title, line, image: '/art/promo-rebate.svg', group: 'sports' }
  await addTerms(query, change, { from: later(now, dayMs), until: null, terms, texts }, now)
}

const idOf = async (site: Site, name: string): Promise<MemberId> => {
  const [member] = await site.query<{ id: MemberId }[]>`select id from member where name = ${name}`
  if (member === undefined) throw new Error(`there is no member ${name}`)
  return member.id
}

/** A thread of the member with an answer of the site for each text. */
const answeredThread = (site: Site, memberId: MemberId, texts: readonly string[]) =>
  site.query.begin(async (tx) => {
    const now = site.now()
    const id = `fbk_${randomUUID().replaceAll('-', '')}`
    await insertThread(tx, { id, memberId, type: 8, follows: null }, now)
    for (const words of texts) {
      const message = { feedbackId: id, memberId: null, actor: 'test', words }
      await insertMessage(tx, message, now)
    }
    await setAnswered(tx, id, now)
    return id
  })

test('payloads in chat, notices, letters and feedback are shown as text and do nothing', async ({
  page,
  hostileSite: site,
}) => {
  const { name } = await memberReady(page, site)
  const memberId = await idOf(site, name)
  const watched = watchPayloads(page, site.address)

  const clock = { now: () => site.now(), advance: null }
  for (const [at, text] of nastiest.slice(0, 3).entries())
    await publishNotice(site.query, clock, {
      title: text,
      body: text,
      popUp: at === 0,
      actor: 'journey',
    })
  await fillSite(site, names)
  await page.goto(`${site.address}/home`)
  await expect(page.getByText(nastiest[0] ?? '').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText(names[0] ?? '').first()).toBeVisible()
  await watched.expectNothing('home page with notices and adverts')

  await page.goto(`${site.address}/activity/discount`)
  await expect(page.getByRole('link', { name: names[0] ?? '' })).toBeVisible()
  await watched.expectNothing('list of activities')
  await page.goto(`${site.address}/activity/activityLandPage/injected`)
  await expect(page.getByText(`${names[1]} block`)).toBeVisible()
  await watched.expectNothing('page of an activity')

  await shareInHall(site, names)
  for (const text of nastiest) await sayInHall(site, text)
  const hall = messagesIn(await openRoom(page, site))
  await expectAll(hall, nastiest.map(cleanChatText))
  for (const side of names.slice(1)) await expect(hall.getByRole('article')).toContainText(side)
  await watched.expectNothing('hall of the chat')

  await site.query.begin((tx) =>
    sendLetters(
      tx,
      nastiest.map((text) => ({
        memberId,
        kind: 'notice' as const,
        title: text,
        body: `${text} body`,
        now: site.now(),
      })),
    ),
  )
  await page.goto(`${site.address}/mine/message`)
  const letter = page.getByRole('button', { name: `${nastiest[0]} body` })
  await letter.click()
  await expect(page.getByRole('paragraph').filter({ hasText: `${nastiest[0]} body` })).toBeVisible()
  await expectAll(page.getByRole('main'), nastiest)
  await watched.expectNothing('message centre')

  const shown = payloads.filter((text) => isPlainLines(text) && text.trim() !== '')
  const texts = shown.map((text) => text.slice(0, 1_000))
  const thread = await answeredThread(site, memberId, texts)
  await page.goto(`${site.address}/mine/feedback/list?id=${thread}`)
  await expectAll(page.getByRole('region', { name: '反馈对话' }), texts)
  await watched.expectNothing('thread of feedback')
})
