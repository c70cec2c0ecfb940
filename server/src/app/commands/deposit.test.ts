import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { depositOrderStatus } from '@xinghe/contract/wallet-deposit.ts'
import { depositor, newReference, tell } from '../../../test/depositor.ts'
import { runCommand, testOperator } from '../../../test/run-command.ts'
import { startSite, type TestSite } from '../../../test/site.ts'
import { seedDemoBalances } from '../../features/wallet/seed.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({ WIRE_ENCRYPTION: 'off' })
})
afterAll(() => site.close())

/** As an operator types it. */
const run = async (line: string): Promise<string> => {
  const [name = '', ...words] = line.split(' ')
  return runCommand(site.platform, name, ...words)
}
const lastAudit = async () => {
  const [row] = await site.platform.sql`
    select actor, action, subject from audit_line order by id desc limit 1`
  return row
}
const lettersOf = async (memberId: string): Promise<string[]> => {
  const rows = await site.platform.sql<{ title: string }[]>`
    select title_cn as title from letter where member_id = ${memberId} order by sent_at, id`
  return rows.map((row) => row.title)
}
const inReview = async (amount: string) => {
  const member = await depositor(site)
  const { orderId } = await member.order('bank')
  const reference = newReference()
  await tell(site, { rail: 'bank', body: { orderId, reference, amount } })
  const order = async () => (await member.call(depositOrderStatus, { orderId })).data
  return { member, orderId, reference, order }
}

describe('a payment in review', () => {
  it('is listed until it is decided', async () => {
    const { orderId, reference } = await inReview('321.00')
    expect(await run('deposits')).toMatch(new RegExp(`${orderId}  .*  reviewing  .*  321.00  bank`))
    await run(`deposit ${orderId} reject ${reference} 无法核实`)
    expect(await run('deposits')).not.toContain(orderId)
  })

  it('is credited once, with the sum that was paid, a letter and an audit line', async () => {
    const { member, orderId, reference, order } = await inReview('321.00')
    const credit = `deposit ${orderId} credit ${reference} 金额已核对`
    expect(await run(credit)).toBe(`${orderId} is credited-in-review`)
    await expect(run(credit)).rejects.toThrow('no payment')
    expect(await member.balance()).toBe(321_00n)
    const decided = await order()
    expect(decided).toMatchObject({
      state: 'credited-in-review',
      received: '321.00',
      reason: '金额已核对',
    })
    expect(decided).not.toHaveProperty('inReview')
    expect(await lastAudit()).toEqual({
      actor: testOperator,
      action: 'credit-deposit',
      subject: orderId,
    })
    expect(await lettersOf(member.id)).toEqual(['存款正在核对', '存款核对完成'])
    expect(await run(`deposit ${orderId}`)).toContain(`payment ${reference} 321.00 credited`)
  })

  it('is rejected with a reason that the member reads', async () => {
    const { member, orderId, reference, order } = await inReview('1.00')
    await expect(run(`deposit ${orderId} reject ${reference}`)).rejects.toThrow('reason')
    await run(`deposit ${orderId} reject ${reference} 付款人与账户不符`)
    expect(await member.balance()).toBe(0n)
    expect(await order()).toMatchObject({ state: 'rejected', reason: '付款人与账户不符' })
    const inTraditional = await member.call(depositOrderStatus, { orderId, language: 'zh-TW' })
    expect(inTraditional.data).toMatchObject({ reason: '付款人與帳戶不符' })
    expect(await lettersOf(member.id)).toEqual(['存款正在核对', '存款核对未通过'])
  })

  it('is decided once by ten commands at once', async () => {
    const { member, orderId, reference } = await inReview('77.00')
    const answers = await Promise.allSettled(
      Array.from({ length: 10 }, (_, at) =>
        run(`deposit ${orderId} ${at % 2 === 0 ? 'credit' : 'reject'} ${reference} 核对`),
      ),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect([0n, 77_00n]).toContain(await member.balance())
  })
})

describe('commands', () => {
  it('adjust, award and confiscate with a reason in the record', async () => {
    const member = await depositor(site)
    expect(await run(`adjust ${member.name.toUpperCase()} +100.00 补记`)).toContain('100.00')
    await run(`award ${member.name} 50 1.5 周年 奖励`)
    await run(`adjust ${member.name} -20.5 多记`)
    await run(`confiscate ${member.name} 9.50 违规`)
    expect(await member.balance()).toBe(120_00n)
    const records = await site.platform.sql`
      select category, channel, direction, amount, reason from deal_record
      where member_id = ${member.id} order by made_at, id`
    expect(records).toEqual([
      {
        category: 'adjustment',
        channel: 'adjust-in',
        direction: 'in',
        amount: 100_00n,
        reason: '补记',
      },
      { category: 'award', channel: 'award', direction: 'in', amount: 50_00n, reason: '周年 奖励' },
      {
        category: 'adjustment',
        channel: 'adjust-out',
        direction: 'out',
        amount: 20_50n,
        reason: '多记',
      },
      {
        category: 'adjustment',
        channel: 'confiscate',
        direction: 'out',
        amount: 9_50n,
        reason: '违规',
      },
    ])
    const lines = await site.platform.sql`
      select kind, asked from turnover_line where member_id = ${member.id}`
    expect(lines).toEqual([{ kind: 'award', asked: 75_00n }])
    expect(await lastAudit()).toMatchObject({ action: 'confiscate', subject: member.id })
  })

  it('take no more than the balance, and then write nothing', async () => {
    const member = await depositor(site)
    const before = await lastAudit()
    await expect(run(`confiscate ${member.name} 0.01 违规`)).rejects.toThrow('balance-too-low')
    expect(await lastAudit()).toEqual(before)
    for (const line of [
      `adjust ${member.name} 100 补记`,
      `adjust ${member.name} +0 补记`,
      `adjust ${member.name} +1.001 补记`,
      `adjust ${member.name} +1`,
      `adjust nobody99 +1 补记`,
      `award ${member.name} 1 101 补记`,
      'rail cash open',
      'rail bank ajar',
      'deposit dep_00000000',
    ])
      await expect(run(line)).rejects.toThrow()
  })

  it('open and close a rail', async () => {
    expect(await run('rail huione open')).toBe('huione is open')
    expect(await run('rail huione open')).toBe('huione is open already')
    expect(await lastAudit()).toMatchObject({ action: 'open-rail', subject: 'huione' })
    await run('rail huione close')
  })
})

it('gives each demo member an opening balance, once', async () => {
  await seedDemoBalances(site.platform)
  const rows = await site.platform.sql`
    select amount from ledger_transfer t join ledger_account a on a.id = t.into_account
    join member m on m.id = a.member_id
    where m.demo and not m.simulated and a.purpose = 'centre' and t.cause = '演示开户金'`
  expect(rows.map((row) => row['amount'])).toEqual([8_888_00n, 8_888_00n, 8_888_00n, 8_888_00n])
})
