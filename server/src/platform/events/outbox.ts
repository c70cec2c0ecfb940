import type { Db } from '../database/connect.ts'
import type { EventBodies, EventKind } from './kinds.ts'
import * as store from './store.ts'

/** Call it inside the transaction that changes what the event tells; it stands or falls with it. */
export const writeEvent = <Kind extends EventKind>(
  db: Db,
  kind: Kind,
  body: EventBodies[Kind],
): Promise<void> => store.insertEvent(db, kind, body)
