import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'
import { ended } from '../tools/child.ts'
import { engineFlags } from '../tools/engine-flags.ts'
import { lastLine, type Bench } from './bench.ts'

const benches: Record<string, () => Promise<Bench>> = {
  wire: async () => (await import('./wire.ts')).wire,
  enumeration: async () => (await import('./enumeration.ts')).enumeration,
  ledger: async () => (await import('./ledger.ts')).ledger,
  bets: async () => (await import('./bets.ts')).bets,
  spins: async () => (await import('./spins.ts')).spins,
  draw: async () => (await import('./draw.ts')).draw,
  table: async () => (await import('./table.ts')).table,
  payout: async () => (await import('./payout.ts')).payout,
  chat: async () => (await import('./chat.ts')).chat,
  flood: async () => (await import('./flood.ts')).flood,
  fanout: async () => (await import('./fanout.ts')).fanout,
  settle: async () => (await import('./settle.ts')).settle,
  cashout: async () => (await import('./cashout.ts')).cashout,
  board: async () => (await import('./board.ts')).board,
  home: async () => (await import('./home.ts')).home,
  stage: async () => (await import('./stage.ts')).stage,
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '5' } },
})
const [name = ''] = positionals
const load = benches[name]
const seconds = Number(values.seconds)
const isLikeServer = engineFlags.every((flag) => process.execArgv.includes(flag))

if (load === undefined || !(seconds > 0 && seconds <= 120)) {
  console.error(`npm run bench -- ${Object.keys(benches).join('|')} [--seconds N]`)
  process.exitCode = 2
} else if (isLikeServer) {
  const bench = await load()
  console.log(bench.what)
  const { text, pass } = lastLine(name, await bench.run({ seconds }))
  console.log(text)
  process.exitCode = pass ? 0 : 1
} else {
  // Some benches run the server's code in this process: it gets the server's V8 flags.
  const args = [...engineFlags, ...process.argv.slice(1)]
  const { code } = await ended(spawn(process.execPath, args, { stdio: 'inherit' }))
  process.exitCode = code
}
