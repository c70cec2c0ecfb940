import { spawn } from 'node:child_process'
import type { ChildProcess, SpawnOptions } from 'node:child_process'

const outputLimit = 200_000

export interface Ended {
  /** 128 for a process ended by a signal, never 0. */
  code: number
  output: string
}

/** Resolves when the process has ended and its output has been read. */
export function ended(child: ChildProcess): Promise<Ended> {
  let output = ''
  const keep = (part: Buffer) => (output = (output + part.toString()).slice(-outputLimit))
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 127, output: output + error.message }))
    child.once('close', (code) => resolve({ code: code ?? 128, output }))
  })
}

/** Runs a program to its end, silently; its output comes back. */
export async function runQuietly(
  command: string,
  args: string[],
  options: SpawnOptions = {},
): Promise<Ended> {
  return ended(spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] }))
}

/** Asks the process to end, and ends it by force when it takes too long. */
export async function stopChild(
  child: ChildProcess,
  patienceMs: number,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const over = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const force = setTimeout(() => child.kill('SIGKILL'), patienceMs)
  child.kill(signal)
  await over
  clearTimeout(force)
}
