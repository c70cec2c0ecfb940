import { afterAll, beforeAll, expect, it } from 'vitest'
import { instant, later } from '@xinghe/rules/base/instant.ts'
import { sharedStream } from '@xinghe/rules/games/fair/shared-stream.ts'
import { tableOf } from '@xinghe/rules/games/tables/tables.ts'
import { beaconValue, openBeaconServer } from '../../../../test/beacon-server.ts'
import { freshDatabase } from '../../../../test/database.ts'
import { tableHouse, type TableHouse } from '../../../../test/table-house.ts'
import { BeaconSilent } from './beacon.ts'
import { usableChains } from './links.ts'
import { readChainStarts } from './read-table.ts'
import { readDrawn, readUnpaid } from './store-round.ts'

const start = '2026-11-16T08:00:00Z'
let database: Awaited<ReturnType<typeof freshDatabase>>
let beacon: Awaited<ReturnType<typeof openBeaconServer>>
let house: TableHouse
beforeAll(async () => {
  database = await freshDatabase()
  // Round 101 is published at the start.
  beacon = await openBeaconServer('2026-11-16T07:55:00Z')
  house = tableHouse(database.sql, start, beacon.url)
})
afterAll(async () => {
  await beacon.close()
  await database.close()
})

const chainOf = async (table: 'BA1' | 'DT1') => {
  const { chains } = await readChainStarts(house.platform, { table })
  return chains.at(-1)
}

it('opens no round of a chain before its beacon has spoken, and draws with its value', async () => {
  await house.run('BA1')
  expect(await readUnpaid(database.sql, 'BA1')).toEqual([])
  expect(await chainOf('BA1')).toMatchObject({
    saltSource: 'beacon',
    saltPromised: 111,
    saltNumber: null,
    salt: null,
    saltUrl: `${beacon.url}/public/111`,
  })
  house.at(later(instant(Date.parse(start)), 29_999))
  await house.run('BA1')
  expect(await readUnpaid(database.sql, 'BA1')).toEqual([])
  // A second into the third round of the calendar.
  house.at(later(instant(Date.parse(start)), 73_000))
  await house.run('BA1')
  expect(await chainOf('BA1')).toMatchObject({ saltNumber: 111, salt: beaconValue(111) })
  const round = await house.current('BA1')
  house.at(round.closesAt)
  await house.run('BA1')
  house.at(round.drawsAt)
  await house.run('BA1')
  const [drawn] = await readDrawn(database.sql, 'BA1', null, 1)
  const seed = drawn?.seed ?? ''
  const rng = sharedStream({ seed, salt: beaconValue(111), table: 'BA1', round: 1 })
  expect(drawn?.numbers).toEqual(tableOf('BA1').draw(rng))
})

it('waits for a beacon that is down, and takes no value without its signature', async () => {
  house.at(instant(Date.parse(start)))
  beacon.state.isDown = true
  await expect(house.run('DT1')).rejects.toThrow(BeaconSilent)
  expect(await chainOf('DT1')).toBeUndefined()
  beacon.state.isDown = false
  await house.run('DT1')
  beacon.state.isForged = true
  house.at(later(instant(Date.parse(start)), 60_000))
  await expect(house.run('DT1')).rejects.toThrow(BeaconSilent)
  expect(await chainOf('DT1')).toMatchObject({ saltPromised: 111, salt: null })
  expect(await readUnpaid(database.sql, 'DT1')).toEqual([])
  beacon.state.isForged = false
  await house.run('DT1')
  expect(await house.current('DT1')).toMatchObject({ state: 'betting', link: 1 })
})

it('goes on with the links that are left while the beacon is silent', async () => {
  const usable = async (length: number) =>
    (await usableChains(house.platform, 'BA2', length)).map(({ length: links }) => links)
  house.at(instant(Date.parse(start)))
  expect(await usable(10)).toEqual([])
  house.at(later(instant(Date.parse(start)), 60_000))
  expect(await usable(10)).toEqual([10])
  beacon.state.isDown = true
  // Ten links are few where chains have a hundred: another one would be published now.
  expect(await usable(100)).toEqual([10])
  beacon.state.isDown = false
  expect(await usable(100)).toEqual([10])
  beacon.state.isDown = true
  // The new chain waits for its salt.
  house.at(later(instant(Date.parse(start)), 120_000))
  expect(await usable(100)).toEqual([10])
  beacon.state.isDown = false
  expect(await usable(100)).toEqual([10, 100])
})
