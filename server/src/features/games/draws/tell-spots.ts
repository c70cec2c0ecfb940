import type { FastifyBaseLogger } from 'fastify'
import * as z from 'zod/mini'
import { spotsTopic, spotsTopicCodec } from '@xinghe/contract/games-shared.ts'
import { tableCodes, type TableCode } from '@xinghe/rules/games/tables/table-game.ts'
import type { Sql } from '../../../platform/database/connect.ts'
import type { Hub } from '../../../platform/live/hub.ts'
import { pollTopics, type PolledTopics } from '../../../platform/live/polled-topics.ts'
import { readCurrent } from './store-round.ts'
import { readSpotTotals } from './store-spots.ts'

const readSpots = async (sql: Sql, table: TableCode): Promise<unknown> => {
  const round = await readCurrent(sql, table)
  return z.encode(spotsTopicCodec, {
    roundId: round === null ? null : String(round.id),
    spots: round === null ? [] : await readSpotTotals(sql, round.id),
  })
}

/** Publishes the stakes of all members on each spot of the live tables. */
export const tellSpots = (
  sql: Sql,
  hub: Hub,
  log: Pick<FastifyBaseLogger, 'error'>,
): PolledTopics =>
  pollTopics(
    hub,
    new Map(tableCodes.map((code) => [spotsTopic(code), () => readSpots(sql, code)])),
    log,
  )
