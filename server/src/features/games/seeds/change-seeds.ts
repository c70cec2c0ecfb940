import type { Call, InputOf } from '@xinghe/contract/call.ts'
import * as calls from '@xinghe/contract/games-fair.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import type { Db } from '../../../platform/database/connect.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { hashBody, once } from '../../../platform/once/once.ts'
import type { Platform } from '../../../platform/parts.ts'
import {
  checkLaunched,
  fairnessOf,
  mustHaveSeeds,
  takeClientSeed,
  type Fairness,
} from './fairness.ts'
import type { SeedVault } from '../../../platform/secrets/seed-vault.ts'
import * as store from './store.ts'

type Seeding = Pick<Platform, 'sql'>

/** Once per request id, under the lock that every round of the member takes. */
const change = async (
  { sql }: Seeding,
  call: Call,
  input: { readonly uid: string },
  context: MemberContext,
  work: (tx: Db, row: store.SeedRow) => Promise<void>,
): Promise<Fairness> => {
  await checkLaunched(sql, input.uid, context)
  const { memberId, requestId, now } = context
  const bodyHash = hashBody({ path: call.path, input })
  return sql.begin((tx) =>
    once(tx, { scope: memberId, requestId, bodyHash, now }, async () => {
      const [row] = await store.lockRows(tx, [memberId])
      await work(tx, mustHaveSeeds(row))
      return fairnessOf(tx, memberId)
    }),
  )
}

/** Sets the client seed of the rounds to come. Bets and open hands have stored theirs. */
export const setClientSeed = (
  parts: Seeding,
  input: InputOf<typeof calls.setClientSeed>,
  context: MemberContext,
): Promise<Fairness> =>
  change(parts, calls.setClientSeed, input, context, async (tx, row) => {
    const clientSeed = takeClientSeed(input.clientSeed)
    // Chosen for another seed, for instance before a rotation in another tab.
    if (row.hash !== input.commit) throw new Refused('seed-moved')
    await store.writeClientSeed(tx, row.memberId, clientSeed)
  })

/** Reveals the server seed in use; the one announced follows, with a client seed chosen after that. */
export const rotateSeeds = (
  parts: Seeding,
  vault: SeedVault,
  input: InputOf<typeof calls.rotateFair>,
  context: MemberContext,
): Promise<Fairness> =>
  change(parts, calls.rotateFair, input, context, async (tx, row) => {
    const clientSeed = takeClientSeed(input.clientSeed)
    if (row.nextHash !== input.nextCommit) throw new Refused('seed-moved')
    // Its coming cards would be public.
    if (await store.hasOpenHand(tx, row.memberId)) throw new Refused('hand-open')
    const { now } = context
    await store.insertRevealed(tx, row.memberId, vault.open(row), now)
    await store.advanceRow(tx, row.memberId, vault.make(), clientSeed, now)
  })
