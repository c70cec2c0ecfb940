import { parseArgs } from 'node:util'
import { runKills } from './run-kills.ts'

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
  const plan = {
    seed: whole(values.seed),
    server: whole(values.server),
    database: whole(values.database),
    players: 8,
    answersMost: 80,
    minutesMost: 25,
  }
  say(`seed ${plan.seed}`)
  const { kills, ...counts } = await runKills(plan, say)
  say(`server killed ${kills.server} times, database killed ${kills.database} times`)
  for (const [name, count] of Object.entries(counts)) say(`${name.padEnd(22)}${count}`)
  say('every acknowledged movement is there, none twice, and the ledger verifies')
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
