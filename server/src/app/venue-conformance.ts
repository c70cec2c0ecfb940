import { outsideChannel } from '../features/lobby/parts.ts'
import { checkConformance } from '../features/lobby/venues/conformance.ts'

/** The conformance test that an integrator runs against a venue before it is connected; play money only. */
const main = async ([url = '', secret = '']: readonly string[]): Promise<number> => {
  if (!/^https?:\/\//.test(url) || secret === '') {
    process.stderr.write('Usage: npm run venue:conformance -- URL SECRET\n')
    return 2
  }
  const address = { url: url.replace(/\/+$/, ''), secret, oldSecret: null }
  const findings = await checkConformance(address, outsideChannel)
  for (const { promise, broken } of findings) {
    process.stdout.write(`${broken === null ? 'kept  ' : 'BROKEN'}  ${promise}\n`)
    if (broken !== null) process.stdout.write(`        ${broken}\n`)
  }
  return findings.every(({ broken }) => broken === null) ? 0 : 1
}

process.exitCode = await main(process.argv.slice(2))
