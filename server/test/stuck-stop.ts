import { stopOnSignal } from '../src/app/stop-on-signal.ts'
import { trackStages } from '../src/app/stop-stages.ts'

/** A process of its own whose stop hangs in the stage `jobs`, with nothing left that keeps it alive. */
const stages = trackStages()
const alive = setInterval(() => undefined, 1_000)
const write = (fields: object, text = ''): void =>
  void process.stdout.write(`${JSON.stringify({ ...fields, text })}\n`)

stopOnSignal(
  {
    platform: { config: { drain: { noticeMs: 0, socketsMs: 0 } } },
    server: { log: { info: write, error: write } },
    stages,
    drain: () =>
      stages.run([
        ['calls', () => clearInterval(alive)],
        ['jobs', () => new Promise(() => undefined)],
        ['platform', () => undefined],
      ]),
  },
  200,
)
write({}, 'ready')
