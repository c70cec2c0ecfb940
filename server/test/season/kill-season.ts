import { fork } from 'node:child_process'
import type { Rng } from '@xinghe/rules/base/rng.ts'
import type { SeasonOrder } from './season-child.ts'

const script = new URL('./season-child.ts', import.meta.url)

/** Plays until the end or until it is killed; answers the step that comes next, null at the end. */
const playUntilKilled = (
  order: SeasonOrder,
  steps: number,
  afterMs: number,
): Promise<number | null> =>
  new Promise((resolve, reject) => {
    let next = order.from
    const child = fork(script, [JSON.stringify(order)], { stdio: 'inherit' })
    child.on('message', (step) => {
      next = Number(step) + 1
      // In the middle of whatever it does then.
      if (next === order.from + steps) setTimeout(() => child.kill('SIGKILL'), afterMs)
    })
    child.once('exit', (code, signal) => {
      if (signal === 'SIGKILL') resolve(next)
      else if (code === 0) resolve(null)
      else reject(new Error(`the season ended with ${code ?? signal}`))
    })
  })

/**
 * A season whose process is killed at random moments and goes on where it was. Each time it takes a few
 * steps, or there would be no end.
 */
export const killSeason = async (
  order: SeasonOrder,
  rng: Rng,
  { kills, withinMs }: { readonly kills: number; readonly withinMs: number },
): Promise<number> => {
  let [from, killed]: [number | null, number] = [order.from, 0]
  while (from !== null) {
    const steps: number = killed < kills ? 1 + rng.below(2) : Number.POSITIVE_INFINITY
    from = await playUntilKilled({ ...order, from }, steps, rng.below(withinMs))
    if (from !== null) killed += 1
  }
  return killed
}
