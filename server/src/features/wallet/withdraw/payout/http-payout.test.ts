import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { minuteMs } from '@xinghe/rules/base/instant.ts'
import {
  openProvider,
  providerAnswer,
  type HeardRequest,
  type ProviderAnswer,
} from '../../../../../test/provider.ts'
import { startSite, type TestSite } from '../../../../../test/site.ts'
import { until } from '../../../../../test/until.ts'
import { freshCardNumber, realName } from '../../../../../test/wallet-member.ts'
import { withdrawalsAt, type Withdrawals } from '../../../../../test/withdrawals.ts'
import { lockMembers } from '../../../../ledger/lock-members.ts'
import type { Platform } from '../../../../platform/parts.ts'
import { payOutDue } from '../pay-out.ts'
import { approveWithdrawal, refuseWithdrawal } from '../review-withdrawal.ts'

let site: TestSite
let at: Withdrawals
beforeAll(async () => {
  site = await startSite({ WIRE_ENCRYPTION: 'off' })
  at = withdrawalsAt(site)
  await site.platform.settings.set('switches', { withdrawPasswordEnable: 0 })
})
afterAll(() => site.close())

const actor = 'tester'

const waitingForLocks = (count: number) =>
  until(`${count} wait for a lock`, async () => {
    const waiting = await site.platform.sql`
      select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    return waiting.length === count || null
  })

describe('a provider over HTTP', () => {
  const secret = 'a-secret-of-the-test'
  const bodies: Record<string, unknown>[] = []
  let mood: 'pays' | 'pays and is cut off' | 'is slow' | 'stops' | 'talks nonsense' = 'pays'
  let stopped: 'failed' | 'paid' | 'pending' = 'failed'

  let signingSecret = secret
  const serve = ({ path, headers, body }: HeardRequest): ProviderAnswer | null => {
    const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
    const id = path.split('/')[2] ?? ''
    const answer = (fields: object): ProviderAnswer =>
      providerAnswer(signingSecret, site.platform.clock.now(), { id, ...fields })
    if (headers['x-signature'] !== signature) return null
    if (path.endsWith('/stop'))
      return answer({ fate: stopped, reference: 'R-stop', reason: 'stopped' })
    bodies.push(JSON.parse(body) as Record<string, unknown>)
    if (mood === 'talks nonsense') return answer({ fate: 'maybe' })
    if (mood === 'is slow') return answer({ fate: 'pending' })
    if (mood === 'pays and is cut off') return null
    return answer({ fate: 'paid', reference: `R-${id}` })
  }
  let provider: Awaited<ReturnType<typeof openProvider>>
  let outside: Platform
  beforeAll(async () => {
    provider = await openProvider(serve)
    const payout = { adapter: 'http', url: provider.url, secret, oldSecret: null } as const
    outside = { ...site.platform, config: { ...site.platform.config, payout } }
  })
  afterAll(() => provider.close())

  it('gets a signed request with the payee, and its reference is stored', async () => {
    mood = 'pays'
    const number = freshCardNumber()
    const { id } = await at.inReview('300.00', { number, branch: '支行' })
    await approveWithdrawal(outside, { id, actor })
    expect(bodies.at(-1)).toMatchObject({
      id,
      kind: 'bank',
      bank: 'CMB',
      branch: '支行',
      number,
      holder: realName,
      amount: '300.00',
      coinAmount: null,
    })
    const [row] = await site.platform.sql`select state, reference from withdrawal where id = ${id}`
    expect(row).toEqual({ state: 'paid', reference: `R-${id}` })
  })

  it('pays once although its first answer was lost', async () => {
    mood = 'pays and is cut off'
    const { member, id } = await at.inReview()
    await approveWithdrawal(outside, { id, actor })
    expect(await at.orderOf(member, id)).toMatchObject({ state: 'paying' })
    mood = 'pays'
    site.platform.clock.advance?.(minuteMs)
    await payOutDue(outside)
    expect(await at.orderOf(member, id)).toMatchObject({ state: 'paid' })
    expect(await at.walletOf(member)).toEqual(['700.00', '0.00'])
    // Both requests had the same idempotency key.
    expect(bodies.filter((body) => body['id'] === id)).toHaveLength(2)
    expect(await at.transfersOf(id)).toHaveLength(2)
  })

  it('may sign with the old secret while it is changed, and not afterwards', async () => {
    mood = 'pays'
    signingSecret = 'the-old-secret-of-the-test'
    const { member, id } = await at.inReview()
    await approveWithdrawal(outside, { id, actor })
    expect(await at.orderOf(member, id)).toMatchObject({ state: 'paying' })
    const payout = { ...outside.config.payout, oldSecret: signingSecret }
    site.platform.clock.advance?.(minuteMs)
    await payOutDue({ ...outside, config: { ...outside.config, payout } })
    expect(await at.orderOf(member, id)).toMatchObject({ state: 'paid' })
    signingSecret = secret
  })

  it('changes nothing with a malformed answer', async () => {
    mood = 'talks nonsense'
    const { member, id } = await at.inReview()
    await approveWithdrawal(outside, { id, actor })
    expect(await at.orderOf(member, id)).toMatchObject({ state: 'paying' })
    expect(await at.walletOf(member)).toEqual(['700.00', '300.00'])
  })

  it('must cancel a requested payout before it can be refused', async () => {
    mood = 'is slow'
    const { member, id } = await at.inReview()
    await approveWithdrawal(outside, { id, actor })
    stopped = 'pending'
    const refuse = () => refuseWithdrawal(outside, { id, actor, reason: '账户异常' })
    await expect(refuse()).rejects.toMatchObject({ refusal: 'transfer-pending' })
    expect(await at.orderOf(member, id)).toMatchObject({ state: 'paying' })
    stopped = 'failed'
    await refuse()
    expect(await at.orderOf(member, id)).toMatchObject({ state: 'refused', reason: '账户异常' })
    expect(await at.walletOf(member)).toEqual(['1000.00', '0.00'])
  })

  it('pays a withdrawal that was approved while another operator refused it, and no money returns', async () => {
    mood = 'is slow'
    stopped = 'failed'
    const { member, id } = await at.inReview()
    let approved: Promise<void> = Promise.resolve()
    let refused: Promise<void> = Promise.resolve()
    await site.platform.sql.begin(async (tx) => {
      await lockMembers(tx, [member.id])
      approved = approveWithdrawal(outside, { id, actor })
      await waitingForLocks(1)
      refused = refuseWithdrawal(outside, { id, actor: 'another', reason: '账户异常' })
      refused.catch(() => undefined)
      await waitingForLocks(2)
    })
    await expect(refused).rejects.toMatchObject({
      refusal: 'order-ended',
      detail: { state: 'paying' },
    })
    await approved
    expect(await at.walletOf(member)).toEqual(['700.00', '300.00'])
    mood = 'pays'
    site.platform.clock.advance?.(minuteMs)
    await payOutDue(outside)
    expect(await at.orderOf(member, id)).toMatchObject({ state: 'paid' })
    expect(await at.walletOf(member)).toEqual(['700.00', '0.00'])
  })

  it('that has paid already makes the refusal record the payment', async () => {
    mood = 'is slow'
    const { member, id } = await at.inReview()
    await approveWithdrawal(outside, { id, actor })
    stopped = 'paid'
    const refuse = refuseWithdrawal(outside, { id, actor, reason: '账户异常' })
    await expect(refuse).rejects.toMatchObject({
      refusal: 'order-ended',
      detail: { state: 'paid' },
    })
    expect(await at.orderOf(member, id)).toMatchObject({ state: 'paid' })
    expect(await at.walletOf(member)).toEqual(['700.00', '0.00'])
  })
})
