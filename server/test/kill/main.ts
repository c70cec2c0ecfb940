import { parseArgs } from 'node:util'
import { measurePatience, patient } from '../../../tools/machine-speed.ts'

const usage = 'npm run test:kill -- [--server 30] [--database 10] [--seed N]'

const { values } = parseArgs({
  options: {
    server: { type: 'string', default: '30' },
    database: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const whole = (text: string): number => {
  if (!/^\d{1,6}$/.test(text)) throw new Error(usage)
  return Number(text)
}

try {
  // The limits of the run are set as its files are loaded.
  await measurePatience()
  const { runKills } = await import('./run-kills.ts')
  // Five seconds on a quiet machine: no call hangs, whatever was killed under it.
  const hangingMs = patient(1_250)
  const plan = {
    seed: whole(values.seed),
    server: whole(values.server),
    database: whole(values.database),
    players: 12,
    answersMost: 80,
    minutesMost: 20,
  }
  say(`seed ${plan.seed}`)
  const { kills, faults, ...counts } = await runKills(plan, say)
  say(`server killed ${kills.server} times, database killed ${kills.database} times`)
  for (const [name, count] of Object.entries(counts)) say(`${name.padEnd(22)}${count}`)
  const found = [...faults]
  if (counts.longestCallMs > hangingMs)
    found.push(`a call took ${counts.longestCallMs} ms: ${counts.longestCallPath}`)
  for (const fault of found) say(`fault: ${fault}`)
  if (found.length > 0) process.exitCode = 1
  else
    say(
      'every acknowledged movement, bet and round is there, none twice, every order is decided, every draw follows from its chain, and the ledger verifies',
    )
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
