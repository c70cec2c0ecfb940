import type { Json } from '@xinghe/contract/json.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Rng } from '@xinghe/rules/base/rng.ts'
import type { SoloRound } from '../../src/features/games/round/round.ts'
import type { Playable } from '../../src/features/games/solo/playable.ts'
import type { GamesFixture } from '../games-fixture.ts'
import { oneOf } from '../random-choice.ts'

export const choiceFor = (rng: Rng, { code }: Playable): Json => {
  if (code === 'NN') return { mode: oneOf(rng, ['flat', 'multiplied']), others: rng.below(5) }
  return code === 'ZJH' ? { opponents: 1 + rng.below(4) } : null
}

export const allowedIn = ({ view }: SoloRound): readonly Json[] =>
  (view as { readonly allowed: readonly Json[] }).allowed

/** One solo round to its end, by chance. */
export const playRound = async (
  fixture: GamesFixture,
  memberId: MemberId,
  game: Playable,
  rng: Rng,
): Promise<SoloRound> => {
  const choice = choiceFor(rng, game)
  let answer = await fixture.start(memberId, game.code, oneOf(rng, game.stakes), { choice })
  for (;;) {
    if (answer === 'repeated') throw new Error('a new request was answered before')
    const { round } = answer
    if (round.state !== 'open') return round
    const action = oneOf(rng, allowedIn(round))
    answer = await fixture.act(memberId, round.ticket, action, { game: game.code })
  }
}
