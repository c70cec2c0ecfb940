import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { errorCode } from '../system/unknown.ts'
import { identityOf, isAlive, parseIdentity } from './process-identity.ts'

const pollMs = 50
const patienceMs = 60_000
let tickets = 0

async function holderOf(lock: string): Promise<{ text: string; alive: boolean } | undefined> {
  try {
    const text = await readFile(lock, 'utf8')
    const identity = parseIdentity(text)
    return { text, alive: identity !== undefined && (await isAlive(identity)) }
  } catch {
    return undefined
  }
}

async function clearDead(lock: string, text: string, ticket: string): Promise<void> {
  const aside = `${ticket}.stale`
  try {
    await rename(lock, aside)
    // Another process may have removed the stale lock first and taken a new one: then it is put back.
    if ((await readFile(aside, 'utf8')) !== text) await link(aside, lock)
  } catch {
    return
  } finally {
    await rm(aside, { force: true })
  }
}

/** Runs `work` under an exclusive lock on this folder. */
export async function withLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const lock = join(folder, 'lock')
  tickets += 1
  const ticket = `${lock}.${process.pid}.${tickets}`
  const me = { ...(await identityOf(process.pid)), ticket: tickets }
  await writeFile(ticket, JSON.stringify(me))
  const deadline = Date.now() + patienceMs
  try {
    for (;;) {
      try {
        // A link appears atomically with its content, so a lock is never read half-written.
        await link(ticket, lock)
        break
      } catch (error) {
        if (errorCode(error) !== 'EEXIST') throw error
      }
      const holder = await holderOf(lock)
      if (holder !== undefined && !holder.alive) await clearDead(lock, holder.text, ticket)
      else if (Date.now() > deadline) {
        throw new Error(`${lock} has been held for a minute by another process: ${holder?.text}`)
      } else await delay(pollMs)
    }
  } finally {
    await rm(ticket, { force: true })
  }
  try {
    return await work()
  } finally {
    await rm(lock, { force: true })
  }
}
