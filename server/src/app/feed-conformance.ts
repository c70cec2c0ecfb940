import { checkFeed } from '../features/sports/feeds/outside/conformance.ts'

const listening = { listenMs: 20_000, silenceMs: 5_000 }

/** The conformance test that an integrator runs against a feed before it is connected. */
const main = async ([url = '', secret = '']: readonly string[]): Promise<number> => {
  if (!/^https?:\/\//.test(url) || secret === '') {
    process.stderr.write('Usage: npm run feed:conformance -- URL SECRET\n')
    return 2
  }
  const findings = await checkFeed({ url: url.replace(/\/+$/, ''), secret }, listening)
  for (const { promise, broken } of findings) {
    process.stdout.write(`${broken === null ? 'kept  ' : 'BROKEN'}  ${promise}\n`)
    if (broken !== null) process.stdout.write(`        ${broken}\n`)
  }
  return findings.every(({ broken }) => broken === null) ? 0 : 1
}

process.exitCode = await main(process.argv.slice(2))
