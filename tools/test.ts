import { spawn } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { findBrowser } from './browser.ts'
import { root } from './boot/root.mjs'
import { ended, stopChild } from './child.ts'
import { listenForStop } from './stopping.ts'
import { countPlaywright, countStage, countVitest } from './test-counts.ts'
import type { Counts } from './test-counts.ts'
import { buildWeb } from './web-build.ts'

const stopPatienceMs = 15_000
const cache = join(root, '.cache')
const unitReport = join(cache, 'vitest.json')
const journeyReport = join(cache, 'playwright.json')

const stop = listenForStop()

/** A test must never meet the data, database or port of a site that runs beside it. */
const siteSettings =
  /^(DATABASE_URL|DATA_DIR|PORT|HOST|NODE_ENV|SITE_.*|WIRE_ENCRYPTION|CLOCK|TRUST_PROXY|RATE_FACTOR|LOG_LEVEL|MASTER_SECRET|OPERATOR_PASSWORD|WEB_ROOT|(MAIL|SMS|SMTP|RAIL|PAYOUT|VENUE|FEED)_.*)$/
for (const name of Object.keys(process.env)) {
  if (siteSettings.test(name)) delete process.env[name]
}

async function run(program: string, args: string[], extra = {}): Promise<boolean> {
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...extra },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const end = () => void stopChild(child, stopPatienceMs)
  stop.addEventListener('abort', end, { once: true })
  const { code, output } = await ended(child)
  stop.removeEventListener('abort', end)
  if (output !== '') console.error(output)
  return code === 0
}

async function checked(ok: Promise<boolean>): Promise<Counts> {
  return countStage(await ok)
}

async function runUnitTests(): Promise<Counts> {
  await rm(unitReport, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]
  return countVitest(unitReport, await run('vitest', ['run', ...reporters]))
}

async function buildPages(): Promise<Counts> {
  console.log(await buildWeb(root, stop))
  return countStage(true)
}

async function runJourneys(): Promise<Counts> {
  await rm(journeyReport, { force: true })
  const browser = await findBrowser(root)
  console.log(`Chromium: ${browser}`)
  const args = ['test', '--config=e2e/playwright.config.ts', '--reporter=list,json']
  const ok = await run('playwright', args, {
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: journeyReport,
  })
  return countPlaywright(journeyReport, ok)
}

const stages: [name: string, work: () => Promise<Counts>][] = [
  ['types', () => checked(run('tsc', ['-b']))],
  ['lint', () => checked(run('oxlint', ['--type-aware']))],
  ['format', () => checked(run('oxfmt', ['--check']))],
  ['unit', runUnitTests],
  ['build', buildPages],
  ['journeys', runJourneys],
]

interface Row extends Counts {
  name: string
  seconds: number
}

async function runStage(name: string, work: () => Promise<Counts>): Promise<Row> {
  console.log(`\n── ${name} ${'─'.repeat(70 - name.length)}`)
  const began = Date.now()
  const counts = await work().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    return countStage(false)
  })
  return { name, ...counts, seconds: (Date.now() - began) / 1000 }
}

const sum = (rows: Row[], key: 'passed' | 'failed' | 'seconds') =>
  rows.reduce((total, row) => total + row[key], 0)

function printSummary(rows: Row[]): void {
  console.log(`\n── summary ${'─'.repeat(63)}`)
  for (const { name, passed, failed, seconds } of rows) {
    const mark = failed === 0 ? '✓' : '✗'
    const counts = passed + failed === 0 ? '' : `${passed} passed, ${failed} failed`
    console.log(`${mark} ${name.padEnd(10)}${`${seconds.toFixed(1)} s`.padStart(9)}   ${counts}`)
  }
  console.log(`  ${'all'.padEnd(10)}${`${sum(rows, 'seconds').toFixed(1)} s`.padStart(9)}\n`)
}

await mkdir(cache, { recursive: true })
const rows: Row[] = []
for (const [name, work] of stages) {
  if (!stop.aborted) rows.push(await runStage(name, work))
}
printSummary(rows)
const failed = sum(rows, 'failed') + (stop.aborted ? 1 : 0)
process.exitCode = failed === 0 ? 0 : 1
console.log(`${sum(rows, 'passed')} passed, ${failed} failed`)
