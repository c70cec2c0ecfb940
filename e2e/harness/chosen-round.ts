import { soloStream } from '@xinghe/rules/games/fair/solo-stream.ts'
import type { Machine } from '@xinghe/rules/games/slots/machines/machine.ts'
import { drawRound, tellRound, type SlotRound } from '@xinghe/rules/games/slots/round.ts'
import type { Site } from './site.ts'

/** Gives a member, who has entered a slot, a client seed that makes the next round as wanted. */
export const chooseRound = async (
  site: Site,
  memberName: string,
  machine: Machine,
  isWanted: (round: SlotRound) => boolean,
): Promise<void> => {
  const { serverSeed, nonce } = await site.workshop.seedsOf(memberName)
  const roundOf = (clientSeed: string): SlotRound =>
    tellRound(machine, drawRound(machine, soloStream({ serverSeed, clientSeed, nonce })))
  let tries = 0
  while (!isWanted(roundOf(`chosen ${tries}`))) tries += 1
  await site.query`
    update game_seed set client_seed = ${`chosen ${tries}`}
    from member where member.id = member_id and name = ${memberName}`
}
