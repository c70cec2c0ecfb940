import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { isRecord, numberAt, parseJson } from './system/unknown.ts'

export interface Counts {
  passed: number
  failed: number
  /** Names of failed tests, where the report has them. */
  names: string[]
}

async function readReport(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => '')
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}

/** A failed stage without a named test counts as one failure. */
function withStage(counts: Counts, ok: boolean): Counts {
  return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 }
}

const listAt = (value: unknown, key: string): unknown[] => {
  const list = isRecord(value) ? value[key] : undefined
  return Array.isArray(list) ? list : []
}

const textAt = (value: unknown, key: string): string => {
  const text = isRecord(value) ? value[key] : undefined
  return typeof text === 'string' ? text : ''
}

/** A file that could not even be loaded has no tests to name. */
function failedInFile(file: unknown): string[] {
  if (textAt(file, 'status') !== 'failed') return []
  const tests = listAt(file, 'assertionResults').filter(
    (test) => textAt(test, 'status') === 'failed',
  )
  const name = basename(textAt(file, 'name'))
  return tests.length === 0 ? [name] : tests.map((test) => `${name}: ${textAt(test, 'fullName')}`)
}

export async function countVitest(file: string, ok: boolean): Promise<Counts> {
  const report = await readReport(file)
  const passed = numberAt(report, 'numPassedTests') ?? 0
  const failed = numberAt(report, 'numFailedTests') ?? 0
  const names = listAt(report, 'testResults').flatMap(failedInFile)
  return withStage({ passed, failed, names }, ok)
}

function failedInSuite(suite: unknown): string[] {
  const own = listAt(suite, 'specs')
    .filter((spec) => isRecord(spec) && spec['ok'] === false)
    .map((spec) => `${basename(textAt(spec, 'file'))}: ${textAt(spec, 'title')}`)
  return [...own, ...listAt(suite, 'suites').flatMap(failedInSuite)]
}

/** A flaky journey failed once: it counts as failed. */
export async function countPlaywright(file: string, ok: boolean): Promise<Counts> {
  const report = await readReport(file)
  const stats = isRecord(report) ? report['stats'] : undefined
  const passed = numberAt(stats, 'expected') ?? 0
  const failed = (numberAt(stats, 'unexpected') ?? 0) + (numberAt(stats, 'flaky') ?? 0)
  const names = listAt(report, 'suites').flatMap(failedInSuite)
  return withStage({ passed, failed, names }, ok)
}

export function countStage(ok: boolean): Counts {
  return withStage({ passed: 0, failed: 0, names: [] }, ok)
}
