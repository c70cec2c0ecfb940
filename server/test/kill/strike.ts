import { setTimeout as pause } from 'node:timers/promises'
import type { Rng } from '@xinghe/rules/base/rng.ts'
import { playAll, type Hall } from './load.ts'
import type { Victim } from './machine.ts'

/** Killed with -9, or asked to stop under load. */
export type Blow = Victim | 'drain'

/** A random delay before a kill, so that kills hit every step of the running calls. */
const pauseMostMs = 40
/** Of a drain, in which calls are still answered. */
export const drainMs = 500

/** The blows in an order that the dice choose. */
export const drawBlows = (
  rng: Rng,
  { server, database, drain }: Readonly<Record<Blow, number>>,
): Blow[] => {
  const left: Blow[] = [
    ...Array<Blow>(server).fill('server'),
    ...Array<Blow>(database).fill('database'),
    ...Array<Blow>(drain).fill('drain'),
  ]
  return Array.from(
    { length: left.length },
    () => left.splice(rng.below(left.length), 1)[0] ?? 'server',
  )
}

/** One drain in three is cut off by kill -9. An error when a whole one did not end well. */
const drainServer = async ({ machine, rng }: Hall): Promise<'cut off' | 'drained' | Error> => {
  if (rng.below(3) === 0) {
    await machine.terminate(rng.below(drainMs))
    return 'cut off'
  }
  const code = await machine.terminate()
  return code === 0
    ? 'drained'
    : new Error(`a drained server ended with ${code}\n${machine.lastLog()}`)
}

/** Plays until the blow has fallen and no call is answered any more. */
export const playAndStrike = async (
  hall: Hall,
  blow: Blow,
  enough: number,
): ReturnType<typeof drainServer> => {
  let heard = 0
  const reached = Promise.withResolvers<'reached'>()
  const playing = playAll(hall, (silent) => {
    heard += 1
    // No kill comes before every kind of request was answered.
    if (heard >= enough && silent === 0) reached.resolve('reached')
  }).then(() => 'silent' as const)
  if ((await Promise.race([reached.promise, playing])) === 'silent')
    throw new Error('the site fell silent before it was killed')
  await pause(hall.rng.below(pauseMostMs))
  const end = blow === 'drain' ? await drainServer(hall) : 'cut off'
  if (blow !== 'drain') await hall.machine.kill(blow)
  await playing
  return end
}
