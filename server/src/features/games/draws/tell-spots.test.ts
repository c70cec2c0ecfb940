import { afterAll, beforeAll, expect, it } from 'vitest'
import { spotsTopic } from '@xinghe/contract/games-shared.ts'
import { freshDatabase } from '../../../../test/database.ts'
import { hubReader } from '../../../../test/hub-reader.ts'
import { tableHouse, type TableHouse } from '../../../../test/table-house.ts'
import { makeHub } from '../../../platform/live/hub.ts'
import { tellSpots } from './tell-spots.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let house: TableHouse
beforeAll(async () => {
  database = await freshDatabase()
  house = tableHouse(database.sql, '2026-11-15T16:00:00Z')
})
afterAll(() => database.close())

it('tells what all members have staked on each spot, once after each change', async () => {
  await house.run('BA1')
  const round = await house.current('BA1')
  const hub = makeHub()
  const { heard, reader } = hubReader()
  const live = tellSpots(database.sql, hub, { error: () => undefined })
  const topic = spotsTopic('BA1')
  hub.subscribe(topic, reader)
  expect(await live.topics.read(topic)).toEqual({ roundId: String(round.id), spots: [] })
  const banker = { play: 'banker', pick: '', price: 195 }
  const [one, other] = [await house.member(), await house.member()]
  await house.bet(round, one, banker, 20_00n)
  await house.bet(round, one, banker, 30_00n)
  await house.bet(round, other, { play: 'tie', pick: '', price: 1000 }, 10_00n)
  await live.tell()
  await live.tell()
  expect(heard).toEqual([
    {
      roundId: String(round.id),
      spots: [
        { play: 'banker', pick: '', stake: '50.00', members: 1 },
        { play: 'tie', pick: '', stake: '10.00', members: 1 },
      ],
    },
  ])
  await live.close()
})
