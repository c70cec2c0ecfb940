import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Rng } from '@xinghe/rules/base/rng.ts'
import { oneOf } from '../random-choice.ts'
import { until } from '../until.ts'
import type { PayerTask, PayerWord, Point } from './payer-words.ts'

/** How a process is killed at a point. */
const manners = [
  'at once',
  // It stands there while the others do what they can.
  'after the others',
  // It goes on, and is killed wherever it is some milliseconds later.
  'soon after',
] as const
const soonMs = 12

export interface PayersPlan {
  /** Kills at each point. */
  readonly each: number
  /** Whether each kind of payout has the kills at its points for itself. */
  readonly perKind: boolean
}

export interface Payers {
  /** All processes run the jobs at this time, beside each other, until each has nothing left to do. */
  runAt(now: Instant): Promise<void>
  /** How often a process stood at a point, and was killed there, by kind and point. */
  readonly reached: ReadonlyMap<string, number>
  readonly killed: ReadonlyMap<string, number>
  readonly kills: () => number
  readonly faults: readonly string[]
  close(): Promise<void>
}

const crewSize = 3
const script = new URL('./payer.ts', import.meta.url)

interface Payer {
  readonly name: string
  readonly child: ChildProcess
  state: 'idle' | 'running' | 'condemned'
}

const raise = (counts: Map<string, number>, key: string): void =>
  void counts.set(key, (counts.get(key) ?? 0) + 1)

/** Three processes that run the payout jobs on one database and are killed by the plan. */
export const openPayers = async (
  url: string,
  { each, perKind }: PayersPlan,
  rng: Rng,
): Promise<Payers> => {
  const living = new Set<Payer>()
  const [reached, killed, planned] = [new Map(), new Map(), new Map()] as [
    Map<string, number>,
    Map<string, number>,
    Map<string, number>,
  ]
  const faults: string[] = []
  let hired = 0
  let kills = 0
  /** It stands still until the others have come to their end; only one does at a time. */
  let standing: Payer | null = null
  /** Kills that are not carried out yet, with the process that takes the place. */
  let replacing: Promise<void> = Promise.resolve()
  let now: Instant | null = null

  const send = ({ child }: Payer, task: PayerTask): void => void child.send(task)
  const start = (payer: Payer): void => {
    if (now === null) return
    payer.state = 'running'
    send(payer, { t: 'run', now })
  }
  const kill = async (payer: Payer): Promise<void> => {
    living.delete(payer)
    const gone = once(payer.child, 'exit')
    payer.child.kill('SIGKILL')
    await gone
  }
  const replace = (payer: Payer): void => {
    kills += 1
    replacing = replacing.then(async () => {
      await kill(payer)
      start(await hire())
    })
  }
  const stand = (payer: Payer, kind: string, point: Point): void => {
    const key = `${kind}, ${point}`
    raise(reached, key)
    const quota = perKind ? key : point
    if ((planned.get(quota) ?? 0) >= each) {
      send(payer, { t: 'go' })
      return
    }
    raise(planned, quota)
    raise(killed, key)
    // It is killed in some milliseconds, and stays here until then.
    if (payer.state === 'condemned') return
    payer.state = 'condemned'
    const manner = oneOf(rng, manners)
    if (manner === 'soon after') {
      send(payer, { t: 'go' })
      setTimeout(() => replace(payer), rng.below(soonMs))
    } else if (manner === 'after the others' && standing === null) standing = payer
    else replace(payer)
  }
  const killStanding = (): void => {
    const others = [...living].filter((one) => one !== standing)
    if (standing === null || others.some(({ state }) => state !== 'idle')) return
    replace(standing)
    standing = null
  }
  const hear = (payer: Payer, word: PayerWord): void => {
    // Words that a process sent before it was killed arrive after its end too.
    if (!living.has(payer)) return
    if (word.t === 'at') stand(payer, word.kind, word.point)
    if (word.t === 'ran') {
      if (payer.state === 'running') payer.state = 'idle'
      if (word.fault !== null) faults.push(`${payer.name}: ${word.fault}`)
    }
    killStanding()
  }
  const hire = async (): Promise<Payer> => {
    hired += 1
    const name = `payer-${hired}`
    const child = fork(script, [JSON.stringify({ url, name })], { execArgv: [] })
    const payer: Payer = { name, child, state: 'idle' }
    living.add(payer)
    await new Promise<void>((resolve, reject) => {
      child.on('message', (word: PayerWord) => {
        if (word.t === 'ready') resolve()
        else hear(payer, word)
      })
      child.on('exit', () => {
        reject(new Error(`${name} did not start`))
        if (living.has(payer)) faults.push(`${name} went down by itself`)
      })
    })
    return payer
  }
  const isQuiet = (): boolean => [...living].every(({ state }) => state === 'idle')

  await Promise.all(Array.from({ length: crewSize }, hire))
  return {
    async runAt(at) {
      now = at
      for (const payer of living) start(payer)
      await until('the payers have run', async () => {
        await replacing
        return isQuiet() ? true : null
      })
      now = null
    },
    reached,
    killed,
    kills: () => kills,
    faults,
    async close() {
      await Promise.all([...living].map(kill))
    },
  }
}
