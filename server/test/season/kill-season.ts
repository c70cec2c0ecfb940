import { fork } from 'node:child_process'
import type { Rng } from '@xinghe/rules/base/rng.ts'
import type { SeasonOrder } from './season-child.ts'

const script = new URL('./season-child.ts', import.meta.url)

/** Plays until the end or until it is killed; returns the next step, null at the end. */
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
      // At a random moment of its work.
      if (next === order.from + steps) setTimeout(() => child.kill('SIGKILL'), afterMs)
    })
    child.once('exit', (code, signal) => {
      if (signal === 'SIGKILL') resolve(next)
      else if (code === 0) resolve(null)
      else reject(new Error(`the season ended with ${code ?? signal}`))
    })
  })

/** Plays to the end in a process of its own. */
export const playApart = async (order: SeasonOrder): Promise<void> => {
  if ((await playUntilKilled(order, Number.POSITIVE_INFINITY, 0)) !== null)
    throw new Error('the season was killed by someone else')
}

/**
 * Plays a season in processes that are killed at random moments, each continuing after the last one, and
 * returns the next step. Each process takes at least a few steps, so that the season ends.
 */
export const killSeason = async (
  order: SeasonOrder,
  rng: Rng,
  { kills, withinMs }: { readonly kills: number; readonly withinMs: number },
): Promise<number> => {
  let { from } = order
  for (let killed = 0; killed < kills; killed += 1) {
    const next = await playUntilKilled({ ...order, from }, 1 + rng.below(2), rng.below(withinMs))
    if (next === null) throw new Error('the season was over before it was killed')
    from = next
  }
  return from
}
