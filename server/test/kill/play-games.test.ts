import { expect, it } from 'vitest'
import { deal } from '@xinghe/contract/games-play.ts'
import { seededRng } from '@xinghe/rules/base/rng.ts'
import type { WireClient } from '../wire-client.ts'
import type { Intention, Player } from './intention.ts'
import { madePlayer } from './made-player.ts'
import { checkHands, chooseRound, dealtCodes, noteHand } from './play-games.ts'
import type { Line } from './speak.ts'

/** As the wire has it: amounts and times are text. */
const hand = {
  roundId: 'XG1',
  gameCode: 'BJ',
  version: 1,
  state: 'open',
  stake: '10.00',
  risk: '10.00',
  payout: null,
  pools: [],
  choice: null,
  actions: [] as string[],
  view: { cards: [1, 2], allowed: ['hit', 'stand'] },
  nonce: 1,
  placedAt: '2026-11-16T10:00:00.000Z',
  settledAt: null,
}

const makePlayer = (): Player =>
  madePlayer('mem_1', {
    gamer: {
      uids: { slots: 's', cards: 'c', lottery: 'l', live: 't', fishing: 'f' },
      hands: new Map(),
    },
  })

const toldAs = (told: Omit<typeof hand, 'payout'> & { payout: string | null }): Intention => ({
  wish: { what: 'deal', amount: 1_000n },
  call: deal,
  input: {},
  requestId: '',
  answer: { id: `${told.roundId}:${told.actions.length}` },
  told,
})

/** A site that has these open hands. */
const lineTo = (open: Readonly<Record<string, unknown>>): Line => {
  const client = {
    prepare: (_: unknown, input: { gameCode: string }) => ({ init: {}, gameCode: input.gameCode }),
    send: async ({ gameCode }: { gameCode: string }) => ({
      http: 200,
      status_code: 6000,
      data: { openHand: open[gameCode] ?? null },
    }),
  } as unknown as WireClient
  return { address: '', client, secret: '', calls: { longestMs: 0, longestPath: '' } }
}

it('finds an open hand with the same cards, and no other', async () => {
  const player = makePlayer()
  noteHand(player, toldAs(hand))
  expect(await checkHands(lineTo({ BJ: hand }), [player])).toBe(1)
  const others = { ...hand, view: { cards: [1, 3], allowed: ['hit', 'stand'] } }
  await expect(checkHands(lineTo({ BJ: others }), [player])).rejects.toThrow('has become')
  await expect(checkHands(lineTo({}), [player])).rejects.toThrow('has become null')
  const unheard = { ...hand, gameCode: 'ZJH' }
  await expect(checkHands(lineTo({ BJ: hand, ZJH: unheard }), [player])).rejects.toThrow('null has')
})

it('forgets a hand that has ended, and keeps the later of two answers', async () => {
  const player = makePlayer()
  const later = { ...hand, actions: ['hit'] }
  noteHand(player, toldAs(later))
  noteHand(player, toldAs(hand))
  expect(await checkHands(lineTo({ BJ: later }), [player])).toBe(1)
  noteHand(
    player,
    toldAs({ ...later, actions: ['hit', 'stand'], state: 'settled', payout: '0.00' }),
  )
  expect(await checkHands(lineTo({}), [player])).toBe(0)
})

it('deals every game of cards, with a choice that its rules take', () => {
  const [player, rng] = [makePlayer(), seededRng(7)]
  const dealt = new Map<string, unknown>()
  while (dealt.size < dealtCodes.length) {
    const round = chooseRound(player, rng)
    player.intentions.push(round)
    const { gameCode, choice } = round.input as { gameCode: string; choice?: unknown }
    if (round.wish.what === 'deal') dealt.set(gameCode, choice)
  }
  expect([...dealt.keys()].toSorted()).toEqual([...dealtCodes].toSorted())
  expect(dealt.get('NN')).toMatchObject({ mode: expect.stringMatching(/^(flat|multiplied)$/) })
})
