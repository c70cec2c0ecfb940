import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import type { returnTable } from '@xinghe/contract/games-play.ts'
import { rtpOf, ratedGames } from '@xinghe/rules/games/rtp/rtp.ts'

/** As `npm run rtp` has written them: computing them takes longer than a call may. */
export const readReturns = ({
  gameCode,
}: InputOf<typeof returnTable>): OutputOf<typeof returnTable> =>
  (gameCode === undefined ? ratedGames : [gameCode]).flatMap((code) =>
    rtpOf(code).map(({ bet, exact, text }) => ({
      gameCode: code,
      bet,
      fraction: exact,
      percent: text,
    })),
  )
