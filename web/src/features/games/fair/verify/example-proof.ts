import type { SoloProof } from '@xinghe/rules/games/verify/solo-proof.ts'

/** The published example of the stream, as a spin that anyone can verify. */
export const exampleProof: SoloProof = {
  ticket: 'XG-EXAMPLE',
  game: 'GEM',
  version: 1,
  choice: null,
  actions: [],
  stake: 1000n,
  payout: 0n,
  poolWin: 0n,
  commit: '7152f9958a983e3313fb2498d743af1e83a0ff5999650fd341f0368d1678992c',
  serverSeed: '0f'.repeat(32),
  clientSeed: '星河-client-1',
  nonce: 0,
}
