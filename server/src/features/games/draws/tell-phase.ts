import type { SharedCode } from '@xinghe/rules/games/shared-games/shared-codes.ts'
import type { TableTopic } from '@xinghe/contract/games-shared.ts'
import type { Db } from '../../../platform/database/connect.ts'
import * as store from './store-phase.ts'
import { readCurrent, readDrawn, type Round } from './store-round.ts'

const roundTold = (round: Round) => ({
  id: String(round.id),
  name: round.name,
  state: round.state,
  opensAt: round.opensAt,
  closesAt: round.closesAt,
  drawsAt: round.drawsAt,
})

/** What every page of a table shows: the round that runs, and the draw before it. */
export const readTopic = async (db: Db, table: SharedCode): Promise<TableTopic> => {
  const [current, [last]] = await Promise.all([
    readCurrent(db, table),
    readDrawn(db, table, null, 1),
  ])
  return {
    table,
    round: current === null ? null : roundTold(current),
    last:
      last === undefined
        ? null
        : {
            id: String(last.id),
            number: last.number,
            name: last.name,
            numbers: last.numbers ?? [],
            drawsAt: last.drawsAt,
            state: last.state,
          },
  }
}

/** In the transaction of the transition: it is told when that commits, and never otherwise. */
export const tellPhase = async (tx: Db, table: SharedCode): Promise<void> =>
  store.notify(tx, JSON.stringify(await readTopic(tx, table)))
