import { readFile } from 'node:fs/promises'
import { isRecord, numberAt, parseJson } from './unknown.ts'

export interface Counts {
  passed: number
  failed: number
}

async function readReport(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => '')
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}

/** A stage that failed without naming a test still counts, so that no failure reads as none. */
function withStage(counts: Counts, ok: boolean): Counts {
  return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 }
}

export async function countVitest(file: string, ok: boolean): Promise<Counts> {
  const report = await readReport(file)
  const passed = numberAt(report, 'numPassedTests') ?? 0
  const failed = numberAt(report, 'numFailedTests') ?? 0
  return withStage({ passed, failed }, ok)
}

/** A flaky journey failed once: it counts as failed. */
export async function countPlaywright(file: string, ok: boolean): Promise<Counts> {
  const report = await readReport(file)
  const stats = isRecord(report) ? report['stats'] : undefined
  const passed = numberAt(stats, 'expected') ?? 0
  const failed = (numberAt(stats, 'unexpected') ?? 0) + (numberAt(stats, 'flaky') ?? 0)
  return withStage({ passed, failed }, ok)
}

export function countStage(ok: boolean): Counts {
  return withStage({ passed: 0, failed: 0 }, ok)
}
