import { join } from 'node:path'
import { findPortProblem } from './boot/check-port.mjs'
import { handOver } from './boot/hand-over.mjs'
import { root } from './boot/root.mjs'

const problem = await findPortProblem('npm run dev')
if (problem === undefined) {
  await handOver(join(root, 'tools/dev.ts'), process.argv.slice(2))
} else {
  console.error(problem)
  process.exitCode = 1
}
