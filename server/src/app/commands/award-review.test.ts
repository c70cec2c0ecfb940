import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirmActivity, joinActivity, activityState } from '@xinghe/contract/promotions.ts'
import { runCommand } from '../../../test/run-command.ts'
import { startSite, type TestSite } from '../../../test/site.ts'
import { walletMember, type WalletMember } from '../../../test/wallet-member.ts'
import { readWallet } from '../../ledger/read-balance.ts'
import { verifyLedger } from '../../ledger/verify.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({ TRUST_PROXY: '1' })
})
afterAll(() => site.close())

let names = 0
const person = (realName = `李${String.fromCodePoint(0x4e00 + (names += 1))}`) =>
  walletMember(site, { realName })
const claimFrom = async ({ token, uuid }: WalletMember, item: string, ip: string) => {
  const asked = { kind: 'newTask', id: '1', item }
  const options = () => ({ token, uuid, ip })
  const shown = await site.call(confirmActivity, asked, options())
  const { confirmId } = shown.data
  return site.call(joinActivity, { ...asked, action: 'claim', confirmId }, options())
}
const centreOf = async ({ id }: WalletMember) => (await readWallet(site.platform.sql, id)).centre
const run = (name: 'award-review' | 'award-reviews', ...words: string[]) =>
  runCommand(site.platform, name, ...words)

describe('tasks claimed by several accounts', () => {
  it('are paid once per person', async () => {
    const [first, second] = [await person('赵一'), await person('赵一')]
    expect((await claimFrom(first, 'phone', '203.0.113.1')).status_code).toBe(6000)
    expect((await claimFrom(first, 'withdrawal-password', '203.0.113.1')).status_code).toBe(6000)
    expect(await claimFrom(second, 'phone', '203.0.113.2')).toMatchObject({
      status_code: 6009,
      data: { refusal: 'award-taken-elsewhere', scope: 'name' },
    })
    expect(await centreOf(first)).toBe(10_00n)
    expect(await centreOf(second)).toBe(0n)
  })

  it('are reviewed from the third account of one address on', async () => {
    const people = [await person(), await person(), await person(), await person()]
    const states: unknown[] = []
    for (const one of people) {
      const { data } = await claimFrom(one, 'phone', '198.51.100.7')
      states.push((data['award'] as { state: string }).state)
    }
    expect(states).toEqual(['granted', 'granted', 'review', 'review'])
    const [, , third, fourth] = people
    if (third === undefined || fourth === undefined) throw new Error('four people')
    expect(await centreOf(third)).toBe(0n)
    expect(await claimFrom(third, 'phone', '198.51.100.7')).toMatchObject({
      data: { refusal: 'award-in-review' },
    })
    const waiting = (await run('award-reviews'))
      .split('\n')
      .map((line) => line.split('  ')[0] ?? '')
    expect(waiting).toHaveLength(2)
    const [one = '', two = ''] = waiting
    expect(await run('award-review', one, 'grant', '同一办公室')).toBe(`${one} is granted`)
    expect(await centreOf(third)).toBe(5_00n)
    expect(await run('award-review', two, 'refuse', '资料重复')).toBe(`${two} is refused`)
    expect(await centreOf(fourth)).toBe(0n)
    const letters = await site.platform.sql<{ body: string }[]>`
      select body_cn as body from letter where member_id = ${fourth.id}`
    expect(letters).toEqual([{ body: '您的新人任务奖金未通过审核：资料重复' }])
    const { data } = await fourth.call(activityState, { kind: 'newTask', id: '1' })
    expect((data['items'] as { state: string }[])[0]?.state).toBe('expired')
    await expect(run('award-review', one, 'grant', 'x')).rejects.toThrow(
      `no award "${one}" is in review`,
    )
    await expect(run('award-review', one, 'burn')).rejects.toThrow('grant or refuse')
    await expect(run('award-review', one, 'grant')).rejects.toThrow('takes a reason')
    expect(await run('award-reviews')).toBe('none waits')
    expect((await verifyLedger(site.platform.sql)).differences).toEqual([])
  })
})
