import { parseArgs } from 'node:util'
import { measurePatience } from '../../../tools/machine-speed.ts'
import { onOwnDatabase, readCount, report, say } from '../long-run.ts'

const usage = 'npm run test:chat -- [--clients 50] [--messages 20] [--each 5] [--seed N]'

const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '50' },
    messages: { type: 'string', default: '20' },
    each: { type: 'string', default: '5' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})

// The limits of the run are set as its files are loaded.
await measurePatience()
const { runChat } = await import('./run-chat.ts')
const { points } = await import('./chat-words.ts')
const plan = {
  seed: readCount(values.seed, usage),
  clients: readCount(values.clients, usage),
  messages: readCount(values.messages, usage),
  each: readCount(values.each, usage),
  points,
  speed: 12,
}
say(`seed ${plan.seed}`)
const { faults, kills, ...counts } = await onOwnDatabase('chat', (database) =>
  runChat(database, plan, say),
)
report(
  [
    ...Object.entries(kills).map(([point, count]) => [`killed: ${point}`, count] as const),
    ...Object.entries(counts),
  ],
  faults,
  'every view has the order of the table, each acknowledged message is there once, and all others are shown as refused',
)
