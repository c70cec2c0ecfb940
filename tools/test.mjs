import { join } from 'node:path'
import { handOver } from './boot/hand-over.mjs'
import { root } from './boot/root.mjs'

await handOver(join(root, 'tools/test.ts'), process.argv.slice(2))
