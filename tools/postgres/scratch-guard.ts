import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { stopAbandoned } from './start-postgres.ts'

const pollMs = 200
const folder = process.argv[2] ?? ''

// The owner of the folder holds our input open and never writes: it ends when the owner does, even by kill -9.
process.stdin.resume()
await once(process.stdin, 'end')
while (!(await stopAbandoned(folder).catch(() => true))) await delay(pollMs)
await rm(folder, { recursive: true, force: true })
