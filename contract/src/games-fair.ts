import * as z from 'zod/mini'
import { clientSeedMax } from '@xinghe/rules/base/fair/client-seed.ts'
import { call } from './call.ts'
import { fen, moment, text } from './codec.ts'

const hash = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/^[0-9a-f]{64}$/))
const uid = /* @__PURE__ */ text(64, 1)
/** Longer than allowed, in UTF-16 units: the rule counts characters and names its refusal. */
const typedSeed = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(8 * clientSeedMax))

const fairness = /* @__PURE__ */ z.object({
  /** SHA-256 of the server seed in use. */
  commit: hash,
  /** SHA-256 of the server seed that follows. */
  nextCommit: hash,
  /** Null until the browser has chosen one; no round is played before. */
  clientSeed: /* @__PURE__ */ z.nullable(z.string()),
  /** Of the next round. */
  nonce: z.number(),
  /** The newest 20 that were rotated out. */
  revealed: z.array(
    z.object({
      serverSeed: z.string(),
      commit: hash,
      rounds: z.number(),
      revealedAt: moment,
    }),
  ),
})

export const readFair = call({
  path: '/game/api/v1/play/fair/read',
  who: 'member',
  origin: 'ours',
  repeatable: true,
  summary: "The member's commitments, client seed, nonce and revealed seeds.",
  input: z.object({ uid }),
  output: fairness,
})

export const setClientSeed = call({
  path: '/game/api/v1/play/fair/clientSeed',
  who: 'member',
  rate: 'write',
  origin: 'ours',
  summary: 'Set the client seed, chosen after the commitment in use was seen.',
  input: z.object({ uid, commit: hash, clientSeed: typedSeed }),
  output: fairness,
})

export const rotateFair = call({
  path: '/game/api/v1/play/fair/rotate',
  who: 'member',
  rate: 'write',
  origin: 'ours',
  // Stakes nothing, and reveals what a member needs to verify past rounds.
  whileExcluded: true,
  summary: 'Reveal the server seed in use and go on with the next; refused while a hand is open.',
  input: z.object({ uid, nextCommit: hash, clientSeed: typedSeed }),
  output: fairness,
})

export const readRoundProof = call({
  path: '/game/api/v1/play/fair/round',
  who: 'anyone',
  origin: 'ours',
  repeatable: true,
  summary: 'A solo round with everything that decides it, its server seed once that is revealed.',
  input: z.object({ ticket: text(40, 1) }),
  output: z.object({
    ticket: z.string(),
    game: z.string(),
    version: z.number(),
    choice: z.unknown(),
    actions: z.array(z.unknown()),
    stake: fen,
    /** Stake and won pools included; null while the round is open. */
    payout: z.nullable(fen),
    poolWin: fen,
    commit: hash,
    serverSeed: z.nullable(z.string()),
    clientSeed: z.string(),
    nonce: z.number(),
  }),
})
