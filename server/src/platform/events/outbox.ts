import type { Db } from '../database/connect.ts'
import type { EventBodies, EventKind } from './kinds.ts'
import * as store from './store.ts'

/** Call it inside the transaction that causes the event, so that both commit or neither. */
export const writeEvent = <Kind extends EventKind>(
  db: Db,
  kind: Kind,
  body: EventBodies[Kind],
): Promise<void> => store.insertEvents(db, kind, [body])

/** Several of one kind. */
export const writeEvents = <Kind extends EventKind>(
  db: Db,
  kind: Kind,
  bodies: readonly EventBodies[Kind][],
): Promise<void> => store.insertEvents(db, kind, bodies)
