import { parseArgs } from 'node:util'
import { measurePatience } from '../../../tools/machine-speed.ts'
import { readCount, report, say } from '../long-run.ts'

const usage = 'npm run test:drain -- [--rounds 3] [--rate 500]'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    rate: { type: 'string', default: '500' },
  },
})

try {
  // The limits of the run are set as its files are loaded.
  await measurePatience()
  const { runDrain } = await import('./run-drain.ts')
  const callsPerSecond = readCount(values.rate, usage)
  for (let round = 1; round <= readCount(values.rounds, usage); round += 1) {
    say(`round ${round}`)
    const { faults, ...counts } = await runDrain({
      bettors: 40,
      sockets: 400,
      callsPerSecond,
      callsBefore: 5 * callsPerSecond,
      noticeMs: 5_000,
      socketsMs: 10_000,
    })
    report(
      Object.entries(counts),
      faults,
      'every call was answered, and every acknowledged bet is there once',
    )
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
