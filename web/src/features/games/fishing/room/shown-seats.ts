import type { RoomSeat } from '@xinghe/contract/games-fishing.ts'
import { seatCount, simulatedSeatName } from '@xinghe/rules/games/simulated/fishing-shots.ts'
import { maskPlayer } from '@xinghe/rules/lobby/winner.ts'

export interface ShownSeat extends RoomSeat {
  readonly simulated: boolean
}

/** The members' seats; in the demo a simulated cannon stands at each free one, until a member takes it. */
export const shownSeats = (
  sea: string | null,
  members: readonly RoomSeat[],
  isDemo: boolean,
): ShownSeat[] => {
  const taken = members.map((one) => ({ ...one, simulated: false }))
  if (sea === null || !isDemo) return taken
  const free = Array.from({ length: seatCount }, (_, seat) => seat).filter((seat) =>
    members.every((one) => one.seat !== seat),
  )
  const name = (seat: number): string => maskPlayer(simulatedSeatName(sea, seat))
  return [...taken, ...free.map((seat) => ({ seat, name: name(seat), simulated: true }))]
}
