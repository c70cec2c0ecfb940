import { afterAll, beforeAll, expect, it } from 'vitest'
import { runCommand, testOperator } from '../../../test/run-command.ts'
import { startSite, type TestSite } from '../../../test/site.ts'
import { runTable } from '../../features/games/draws/run-table.ts'
import { readCurrent } from '../../features/games/draws/store-round.ts'
import { takeLease } from '../../features/games/draws/store-table.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({ WIRE_ENCRYPTION: 'off' })
  site.platform.clock.stop?.(true)
})
afterAll(() => site.close())

const command = (...words: string[]): Promise<string> =>
  runCommand(site.platform, 'table', ...words)

const step = async () => {
  const epoch = await takeLease(site.platform.sql, 'LHC', 'test')
  await runTable(site.platform, { table: 'LHC', epoch: epoch ?? 0n })
  const round = await readCurrent(site.platform.sql, 'LHC')
  if (round === null) throw new Error('LHC has no round')
  return round
}

it('calls a round off before it closes, with a reason that is on record', async () => {
  const round = await step()
  await expect(command('void', 'LHC', round.name)).rejects.toThrow('takes a reason')
  await expect(command('void', 'XYZ', round.name, 'why')).rejects.toThrow('table takes')
  await expect(command('open', 'LHC', round.name, 'why')).rejects.toThrow('table takes')
  await expect(command('void', 'LHC', '20200101-001', 'why')).rejects.toThrow('has no round')
  expect(await command('void', 'LHC', round.name, 'wrong', 'limits')).toContain('is void')
  const [line] = await site.platform.sql`
    select actor, action, detail from audit_line where subject = ${`LHC ${round.name}`}`
  expect(line).toEqual({
    actor: testOperator,
    action: 'void-round',
    detail: { reason: 'wrong limits' },
  })
})

it('leaves a closed round alone: its result stands', async () => {
  const before = await step()
  site.platform.clock.advance?.(before.drawsAt - site.platform.clock.now())
  const round = await step()
  site.platform.clock.advance?.(round.closesAt - site.platform.clock.now())
  await step()
  await expect(command('void', 'LHC', round.name, 'too late')).rejects.toThrow('its result stands')
})
