import { seededRng } from '@xinghe/rules/base/rng.ts'
import { verifiableGame } from '@xinghe/rules/games/verify/solo-games.ts'
import { expect, it } from 'vitest'
import { choiceFor } from '../../../../test/games/play-round.ts'
import { soloGames } from './solo-games.ts'

it.each(soloGames)('rounds of $code are verified under the choices that it takes', (game) => {
  const rng = seededRng(1)
  const choice = choiceFor(rng, game)
  const played = game.play(choice, [], seededRng(2))
  const replayed = verifiableGame(game.code, game.version)?.replay(choice, [], seededRng(2))
  expect([game.isChoice(choice), played]).toMatchObject([true, { value: { payout: replayed } }])
})
