import * as z from 'zod/mini'
import type { Sql } from '../../../../platform/database/connect.ts'
import { controlPage } from './control-page.ts'
import { faultKinds, operations } from './faults.ts'
import type { Hold } from './hold.ts'
import { readFaults, readOverview, removeFaults, writeFault } from './store.ts'
import { htmlAnswer, jsonAnswer, type VenueAnswer } from './venue-answer.ts'

/** `kind` none clears the fault; empty `times` means until it is cleared. A form sends everything as text. */
const change = z.object({
  operation: z.enum([...operations, 'all']),
  kind: z.enum([...faultKinds, 'none']),
  times: z.optional(z.union([z.literal(''), z.string().check(z.regex(/^[1-9]\d{0,2}$/))])),
})

interface ControlRequest {
  readonly method: string
  readonly name: string
  readonly body: string
}

const apply = async (db: Sql, body: string): Promise<void> => {
  const asked = z.parse(change, Object.fromEntries(new URLSearchParams(body)))
  const chosen = asked.operation === 'all' ? operations : [asked.operation]
  const { kind } = asked
  if (kind === 'none') return removeFaults(db, chosen)
  const left = asked.times === undefined || asked.times === '' ? null : Number(asked.times)
  for (const operation of chosen) await writeFault(db, { operation, kind, left })
}

/** Sets the faults of the sandbox venue, and releases delayed requests. */
export const answerControl = async (
  { db, hold, publicPath }: { db: Sql; hold: Hold; publicPath: string },
  { method, name, body }: ControlRequest,
): Promise<VenueAnswer> => {
  if (method === 'POST' && name === 'release') {
    return { ...jsonAnswer(303, { released: await hold.release() }), location: publicPath }
  }
  if (method === 'POST') {
    await apply(db, body)
    return { ...jsonAnswer(303, { faults: await readFaults(db) }), location: publicPath }
  }
  const [faults, overview] = await Promise.all([readFaults(db), readOverview(db)])
  return htmlAnswer(200, controlPage({ faults, overview, publicPath }))
}
