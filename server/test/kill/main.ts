import { parseArgs } from 'node:util'
import { measurePatience, patient } from '../../../tools/machine-speed.ts'
import { readCount, report, say } from '../long-run.ts'

const usage = 'npm run test:kill -- [--server 30] [--database 10] [--drain 10] [--seed N]'

const { values } = parseArgs({
  options: {
    server: { type: 'string', default: '30' },
    database: { type: 'string', default: '10' },
    drain: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})

try {
  // The limits of the run are set as its files are loaded.
  await measurePatience()
  const { runKills } = await import('./run-kills.ts')
  // Five seconds on a quiet machine: no call hangs, whatever was killed under it.
  const hangingMs = patient(1_250)
  const plan = {
    seed: readCount(values.seed, usage),
    server: readCount(values.server, usage),
    database: readCount(values.database, usage),
    drain: readCount(values.drain, usage),
    players: 12,
    answersMost: 80,
    minutesMost: 20,
  }
  say(`seed ${plan.seed}`)
  const { kills, faults, ...counts } = await runKills(plan, say)
  say(
    `server killed ${kills.server} times and drained ${kills.drain} times, database killed ${kills.database} times`,
  )
  const found = [...faults]
  if (counts.longestCallMs > hangingMs)
    found.push(`a call took ${counts.longestCallMs} ms: ${counts.longestCallPath}`)
  report(
    Object.entries(counts),
    found,
    'every acknowledged movement, bet, cash out and round is there, none twice, every order is decided, every draw follows from its chain, and the ledger and the audit lines verify',
  )
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
