import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { dayMs, later, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { settleMatch } from '@xinghe/server/features/sports/settle/settle-match.ts'
import { post } from '@xinghe/server/ledger/post.ts'
import { timestamp } from '@xinghe/server/platform/database/value.ts'
import { football, leg, settlementFixture } from '../../server/test/settlement-fixture.ts'
import { boundMember, expectBalance, playBank, sendOrder } from './cashier.ts'
import { expect } from './expect.ts'
import { newAccount } from './member.ts'
import { recordPaidDeposit } from './paid-deposit.ts'
import { settlePlay } from './settled-play.ts'
import type { Site } from './site.ts'
import { settle, takePicture } from './take-picture.ts'
import { closeOtherTabs, keepLoaded, open } from './visit.ts'

/** The pages of the activities, but for the invitation, whose address has no id. */
const activities = {
  race: 'racePage',
  parlay: 'activityLandPage',
  first: 'firstDeposit',
  again: 'againDeposit',
  task: 'newTask',
  draw: 'drawGift',
  sign: 'signGift',
  betting: 'bettingGift',
} as const

const pathsOf = (id: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(activities).map(([name, kind]) => [name, `/activity/${kind}/${id}`]),
  )

const activityPaths: Record<string, string> = {
  discount: '/activity/discount',
  ...pathsOf('1'),
  invite: '/activity/friendInvitation',
}
const memberPaths: Record<string, string> = {
  ...activityPaths,
  vip: '/mine/vip',
  'vip-detail': '/mine/vip/detail',
  welfare: '/mine/welfare',
  exchange: '/mine/exchange',
  gifts: '/mine/giftRecord',
  save: '/mine/savemoney?rail=bank',
  messages: '/mine/message?type=activity',
}

/** Whole pages, so that rules and tables below the first view are seen too. */
const shootPaths = async (
  page: Page,
  site: Site,
  paths: Readonly<Record<string, string>>,
  state: string,
  mark: string,
): Promise<void> => {
  keepLoaded(page)
  for (const [name, path] of Object.entries(paths)) {
    await open(page, site, path)
    await closeOtherTabs(page)
    await page.getByRole('main').getByRole('heading').first().waitFor()
    await settle(page)
    await takePicture(page, `club-${name}-${state}-${mark}`, { fullPage: true })
  }
}

/** Every activity a second time, not begun yet, and a third time, over. */
export const addOtherPhases = async (site: Site): Promise<void> => {
  const { query } = site
  const copy = async (id: string, from: Instant, until: Instant): Promise<void> => {
    await query`insert into activity (kind, id) select kind, ${id} from activity where id = '1' on conflict do nothing`
    await query`
      insert into activity_version (kind, id, version, from_at, until_at, terms, texts, made_at)
      select kind, ${id}, 1, ${timestamp(from)}, ${timestamp(until)}, terms, texts, made_at
      from activity_version where id = '1' and version = 1 and kind = any(${Object.values(activities)}::text[])`
  }
  await copy('soon', later(site.now(), 2 * dayMs), later(site.now(), 9 * dayMs))
  await copy('over', later(site.now(), -9 * dayMs), later(site.now(), -dayMs))
}

let matches = 0
let earners = 0

/** A parlay of four won legs. */
const winParlay = async (site: Site, memberId: MemberId): Promise<void> => {
  const sql = site.query
  const now = () => site.now()
  const at = settlementFixture(sql, now)
  const ids = Array.from({ length: 4 }, () => `club-${(matches += 1)}`)
  for (const id of ids) await at.match(id)
  const into = { memberId, venue: 'CRTY' }
  const what = { code: 'adjust-in', cause: 'pictures', key: `${memberId}:sports` } as const
  await sql.begin((tx) =>
    post(tx, [{ from: { house: 'adjustments' }, into, amount: 100_00n, ...what }], now()),
  )
  await at.bet(
    memberId,
    100_00n,
    ids.map((id) => leg(id, 'M', 'H')),
    '4x1',
  )
  for (const id of ids) {
    await at.result(id, 1, football([0, 0], [1, 0]))
    await settleMatch({ sql, clock: { now, advance: null } }, id)
  }
}

/** A friend who came by the member's link, with a deposit or also with enough play. */
const inviteFriend = async (site: Site, memberId: MemberId, turnover: Fen): Promise<void> => {
  const account = newAccount()
  const friend = await site.workshop.make({ ...account, uuid: randomUUID() })
  await site.query`
    update member set i_code = (select invite_code from member where id = ${memberId})
    where id = ${friend.id}`
  await recordPaidDeposit(site, friend.id, 200_00n)
  if (turnover > 0n) await settlePlay(site, account.name, turnover)
}

const waitUntilCounted = ({ query }: Site, memberId: MemberId): Promise<void> =>
  expect
    .poll(async () => (await query`select 1 from play_total where member_id = ${memberId}`).length)
    .toBe(1)

/** The first deposit, with its bonus chosen at the cashier. */
const depositWithBonus = async (page: Page, site: Site): Promise<void> => {
  await open(page, site, '/mine/savemoney?rail=bank')
  await page.getByRole('radio', { name: /首存/ }).click()
  const orderId = await sendOrder(page, '500')
  await playBank(page, site, orderId, '按时付款')
  await expectBalance(page, 690_00n)
}

/** A member for whom every activity has something to claim. */
const earningMember = async (page: Page, site: Site): Promise<void> => {
  // Awards of beginners are given once per real name.
  const realName = `星河客${'甲乙丙丁戊己'[(earners += 1) % 6] ?? ''}`
  const { name } = await boundMember(page, site, { realName })
  const [member] = await site.query<{ id: MemberId }[]>`select id from member where name = ${name}`
  if (member === undefined) throw new Error(`there is no member ${name}`)
  await depositWithBonus(page, site)
  await settlePlay(site, name, 26_000_00n)
  await winParlay(site, member.id)
  await inviteFriend(site, member.id, 1_200_00n)
  await inviteFriend(site, member.id, 0n)
  await waitUntilCounted(site, member.id)
}

/** Presses a button of a page, and the confirmation that follows it. */
const claim = async (page: Page, site: Site, path: string, button: RegExp): Promise<void> => {
  await open(page, site, path)
  await page.getByRole('main').getByRole('button', { name: button }).first().click()
  const confirm = page.getByRole('button', { name: '确认领取' })
  const granted = page
    .getByRole('main')
    .getByText(/已领取|已签到|还可抽 2 次/)
    .filter({ visible: true })
    .first()
  await confirm.or(granted).first().waitFor()
  if (await confirm.isVisible()) await confirm.click()
  await granted.waitFor()
}

/** The club as a visitor, a new member and a member who has earned something see it. */
export const shootClub = async (
  site: Site,
  mark: string,
  openPage: () => Promise<Page>,
): Promise<void> => {
  const visitor = await openPage()
  await shootPaths(visitor, site, activityPaths, 'visitor', mark)
  await shootPaths(visitor, site, pathsOf('soon'), 'upcoming', mark)
  await shootPaths(visitor, site, pathsOf('over'), 'over', mark)
  await visitor.context().close()

  const beginner = await openPage()
  await boundMember(beginner, site)
  await shootPaths(beginner, site, memberPaths, 'open', mark)
  await beginner.context().close()

  const earner = await openPage()
  await earningMember(earner, site)
  await shootPaths(earner, site, memberPaths, 'claimable', mark)
  const { betting, sign, draw, task, parlay } = pathsOf('1')
  await claim(earner, site, betting ?? '', /^领取/)
  await claim(earner, site, sign ?? '', /^立即签到/)
  await claim(earner, site, draw ?? '', /^抽奖/)
  await claim(earner, site, task ?? '', /^领取/)
  await claim(earner, site, parlay ?? '', /^领取/)
  await shootPaths(earner, site, memberPaths, 'claimed', mark)
  await earner.context().close()
}
