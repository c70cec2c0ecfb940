import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Processes of one script on one database, which are killed and paused while they work. */
export interface Crew {
  /** Resolves when the process has said that it is ready. */
  hire(): Promise<string>
  readonly names: () => readonly string[]
  kill(name: string): Promise<void>
  /** Stopped as by a machine that hangs: it goes on later where it stopped. */
  pause(name: string): void
  resume(name: string): void
  tell(name: string, word: object | string): void
  close(): Promise<void>
}

/** The script gets the order with a name and a seed, and says `{ t: 'ready' }` when it has started. */
export const openCrew = (
  script: URL,
  role: string,
  order: object,
  hear: (word: unknown, name: string) => void,
): Crew => {
  const living = new Map<string, ChildProcess>()
  let hired = 0
  const childOf = (name: string): ChildProcess => {
    const child = living.get(name)
    if (child === undefined) throw new Error(`${name} is gone`)
    return child
  }
  const kill = async (name: string): Promise<void> => {
    const child = childOf(name)
    living.delete(name)
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
  return {
    async hire() {
      hired += 1
      const name = `${role}-${hired}`
      const child = fork(script, [JSON.stringify({ ...order, name, seed: hired })])
      living.set(name, child)
      await new Promise<void>((resolve, reject) => {
        child.on('message', (word: { readonly t: string }) => {
          hear(word, name)
          if (word.t === 'ready') resolve()
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
    pause: (name) => void childOf(name).kill('SIGSTOP'),
    resume: (name) => void childOf(name).kill('SIGCONT'),
    tell: (name, word) => void childOf(name).send(word),
    async close() {
      await Promise.all([...living.keys()].map(kill))
    },
  }
}
