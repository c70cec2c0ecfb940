import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { KeeperOrder, KeeperWord } from './keeper-words.ts'

/** Processes that keep tables and take bets on one database. */
export interface Crew {
  hire(): Promise<string>
  readonly names: () => readonly string[]
  kill(name: string): Promise<void>
  /** Stopped as by a machine that hangs: it goes on later where it stopped. */
  pause(name: string): void
  resume(name: string): void
  /** No more bets; the tables go on. */
  stopBetting(): void
  close(): Promise<void>
}

const script = new URL('./keeper.ts', import.meta.url)

export const openCrew = (
  order: Omit<KeeperOrder, 'name' | 'seed'>,
  hear: (word: KeeperWord, name: string) => void,
): Crew => {
  const living = new Map<string, ChildProcess>()
  let hired = 0
  const keeper = (name: string): ChildProcess => {
    const child = living.get(name)
    if (child === undefined) throw new Error(`${name} is gone`)
    return child
  }
  const kill = async (name: string): Promise<void> => {
    const child = keeper(name)
    living.delete(name)
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
  return {
    async hire() {
      hired += 1
      const name = `keeper-${hired}`
      const child = fork(script, [JSON.stringify({ ...order, name, seed: hired })])
      living.set(name, child)
      await new Promise<void>((resolve, reject) => {
        child.on('message', (word: KeeperWord) => {
          if (word.t === 'ready') resolve()
          hear(word, name)
        })
        child.on('exit', () => {
          reject(new Error(`${name} did not start`))
          // A process that goes by itself is a fault of the run.
          if (living.has(name)) throw new Error(`${name} went down by itself`)
        })
      })
      return name
    },
    names: () => [...living.keys()],
    kill,
    pause: (name) => void keeper(name).kill('SIGSTOP'),
    resume: (name) => void keeper(name).kill('SIGCONT'),
    stopBetting() {
      for (const child of living.values()) child.send('stop betting')
    },
    async close() {
      await Promise.all([...living.keys()].map(kill))
    },
  }
}
