import { resolve } from 'node:path'
import { handOver } from './boot/hand-over.mjs'

const [file, ...args] = process.argv.slice(2)
if (file === undefined) {
  console.error('Usage: node tools/run.mjs FILE [arguments]')
  process.exitCode = 1
} else {
  await handOver(resolve(file), args)
}
