import { spawn } from 'node:child_process'
import type { ChildProcess, SpawnOptions } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { errorCode } from './system/unknown.ts'

const pollMs = 20

/** A program and all that it starts; Ctrl-C does not reach it, whoever started it must end it. */
export function spawnGroup(program: string, args: string[], options: SpawnOptions): ChildProcess {
  return spawn(program, args, { ...options, detached: true })
}

/** False when nothing of the group is left. */
function signalGroup(leader: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-leader, name)
  } catch (error) {
    if (errorCode(error) === 'ESRCH') return false
    throw error
  }
}

/** Asks every process of the group to end, and ends those by force that take too long. */
export async function stopGroup({ pid }: ChildProcess, patienceMs: number): Promise<void> {
  if (pid === undefined || !signalGroup(pid, 'SIGTERM')) return
  const deadline = Date.now() + patienceMs
  while (signalGroup(pid, 0)) {
    if (Date.now() > deadline) signalGroup(pid, 'SIGKILL')
    await delay(pollMs)
  }
}
