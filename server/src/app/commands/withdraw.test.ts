import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCommand, testOperator } from '../../../test/run-command.ts'
import { startSite, type TestSite } from '../../../test/site.ts'
import { freshCardNumber } from '../../../test/wallet-member.ts'
import { withdrawalsAt, type Withdrawals } from '../../../test/withdrawals.ts'

let site: TestSite
let at: Withdrawals
beforeAll(async () => {
  site = await startSite({ WIRE_ENCRYPTION: 'off' })
  at = withdrawalsAt(site)
  await site.platform.settings.set('switches', { withdrawPasswordEnable: 0 })
})
afterAll(() => site.close())

describe('the commands', () => {
  const run = (name: 'withdrawals' | 'withdrawal', ...words: string[]) =>
    runCommand(site.platform, name, ...words)

  it('list, show with the whole number, and take every step', async () => {
    const number = freshCardNumber()
    const { member, id } = await at.requested('300.00', { number })
    expect(await run('withdrawals')).toMatch(id)
    expect(await run('withdrawal', id)).toMatch(number)
    const [line] = await site.platform.sql`
      select actor from audit_line where subject = ${id} and action = 'show-withdrawal'`
    expect(line).toEqual({ actor: testOperator })
    await run('withdrawal', id, 'review')
    expect(await run('withdrawal', id, 'approve')).toBe(`${id} is paid`)
    expect(await run('withdrawals')).not.toMatch(id)
    expect(await at.walletOf(member)).toEqual(['700.00', '0.00'])
  })

  it('explain a wrong argument in a sentence', async () => {
    const { id } = await at.requested()
    await expect(run('withdrawal', id, 'paid', 'B-1')).rejects.toThrow(
      `${id} is requested: paid changes nothing`,
    )
    await expect(run('withdrawal', id, 'paid')).rejects.toThrow('takes the reference')
    await expect(run('withdrawal', id, 'refuse')).rejects.toThrow('takes a reason')
    await expect(run('withdrawal', id, 'burn')).rejects.toThrow('review, approve, paid or refuse')
    await expect(run('withdrawal', 'wd_none', 'review')).rejects.toThrow('no withdrawal "wd_none"')
    await expect(run('withdrawal', 'wd_none')).rejects.toThrow('no withdrawal "wd_none"')
    await expect(run('withdrawal')).rejects.toThrow('takes an id')
  })
})
