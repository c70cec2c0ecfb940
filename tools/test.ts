import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { findBrowser } from './browser.ts'
import { root } from './boot/root.mjs'
import { ended } from './child.ts'
import { measurePatience, patienceNow } from './machine-speed.ts'
import { spawnGroup, stopGroup } from './process-group.ts'
import { listenForStop } from './stopping.ts'
import { countPlaywright, countStage, countVitest } from './test-counts.ts'
import type { Counts } from './test-counts.ts'
import { buildWeb } from './web-build.ts'

const stopPatienceMs = 15_000
const cache = join(root, '.cache')
const unitReport = join(cache, 'vitest.json')
const journeyReport = join(cache, 'playwright.json')

const stop = listenForStop()

/** Tests must never use the data, database or port of a running site. */
const siteSettings =
  /^((MIGRATION_)?DATABASE_URL|DATABASE_WAIT_MS|DATA_DIR|PORT|HOST|NODE_ENV|SITE_.*|WIRE_ENCRYPTION|CLOCK|TRUST_PROXY(_FROM)?|RATE_FACTOR|(SOCKETS|CALLS|CONNECTIONS|LOGIN_FAILURES|SLIDER_FAILURES|CODE_SENDS)_PER_(ADDRESS|MEMBER|DAY)|MAX_CONNECTIONS|PASSWORD_COST|LOG_LEVEL|MASTER_SECRET(_OLD)?|OPERATOR_(PASSWORD|NAME)|WEB_ROOT|DRAWS|SALT_SOURCE|BEACON_URL|(MAIL|SMS|SMTP|RAIL|PAYOUT|VENUE|FEED)_.*)$/
for (const name of Object.keys(process.env)) {
  if (siteSettings.test(name)) delete process.env[name]
}

// Processes that tests start share one cache of compiled sources.
process.env['NODE_COMPILE_CACHE'] ??= join(cache, 'node')

/** The first line of a group speaks as it goes; those beside it are heard when it is through. */
interface Voice {
  live: boolean
  say: (text: string) => void
}

async function run(voice: Voice, program: string, args: string[], extra = {}): Promise<boolean> {
  const way = voice.live ? 'inherit' : 'pipe'
  const child = spawnGroup(program, args, {
    cwd: root,
    env: { ...process.env, ...extra },
    stdio: ['ignore', way, way],
  })
  let stopping: Promise<void> | undefined
  const end = () => void (stopping ??= stopGroup(child, stopPatienceMs))
  stop.addEventListener('abort', end, { once: true })
  const { code, output } = await ended(child)
  stop.removeEventListener('abort', end)
  await stopping
  if (output !== '') voice.say(output)
  return code === 0
}

const check =
  (program: string, ...args: string[]) =>
  async (voice: Voice): Promise<Counts> =>
    countStage(await run(voice, program, args))

async function runUnitTests(voice: Voice): Promise<Counts> {
  await rm(unitReport, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]
  return countVitest(unitReport, await run(voice, 'vitest', ['run', ...reporters]))
}

async function buildPages({ say }: Voice): Promise<Counts> {
  say(await buildWeb(root, stop))
  return countStage(true)
}

async function runJourneys(voice: Voice): Promise<Counts> {
  await rm(journeyReport, { force: true })
  const browser = await findBrowser(root)
  voice.say(`Chromium: ${browser}`)
  const args = ['test', '--config=e2e/playwright.config.ts', '--reporter=list,json']
  const ok = await run(voice, 'playwright', args, {
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: journeyReport,
  })
  return countPlaywright(journeyReport, ok)
}

type Stage = [name: string, work: (voice: Voice) => Promise<Counts>]

/**
 * The lines of a group run side by side, the stages of a line one after the other. Unit tests often wait
 * for a database or a process: what only reckons takes their place meanwhile.
 */
const groups: Stage[][][] = [
  [
    [['unit', runUnitTests]],
    [
      ['types', check('tsc', '-b')],
      ['lint', check('oxlint', '--type-aware')],
      ['format', check('oxfmt', '--check')],
      ['unused', check('knip', '--no-progress')],
      ['build', buildPages],
    ],
  ],
  [[['journeys', runJourneys]]],
]

interface Row extends Counts {
  name: string
  seconds: number
}

const heading = (name: string) => console.log(`\n── ${name} ${'─'.repeat(70 - name.length)}`)

async function runStage([name, work]: Stage, voice: Voice): Promise<Row> {
  const began = Date.now()
  const counts = await work(voice).catch((error: unknown) => {
    voice.say(error instanceof Error ? error.message : String(error))
    return countStage(false)
  })
  return { name, ...counts, seconds: (Date.now() - began) / 1000 }
}

interface Heard {
  row: Row
  texts: string[]
}

/** Told as it goes, or kept to be told later. */
async function runLine(line: Stage[], live: boolean): Promise<Heard[]> {
  const heard: Heard[] = []
  for (const stage of line) {
    if (stop.aborted) break
    const texts: string[] = []
    if (live) heading(stage[0])
    const say = live ? console.log : (text: string) => void texts.push(text)
    heard.push({ row: await runStage(stage, { live, say }), texts })
  }
  return heard
}

async function runGroup(lines: Stage[][]): Promise<Row[]> {
  const running = lines.map((line, at) => runLine(line, at === 0))
  const rows: Row[] = []
  for (const [at, ending] of running.entries()) {
    for (const { row, texts } of await ending) {
      if (at > 0) heading(row.name)
      for (const text of texts) console.log(text)
      rows.push(row)
    }
  }
  return rows
}

const sum = (rows: Row[], key: 'passed' | 'failed') =>
  rows.reduce((total, row) => total + row[key], 0)

function printSummary(rows: Row[], seconds: number): void {
  console.log(`\n── summary ${'─'.repeat(63)}`)
  for (const { name, passed, failed, names, seconds: own } of rows) {
    const mark = failed === 0 ? '✓' : '✗'
    const counts = passed + failed === 0 ? '' : `${passed} passed, ${failed} failed`
    console.log(`${mark} ${name.padEnd(10)}${`${own.toFixed(1)} s`.padStart(9)}   ${counts}`)
    for (const one of names) console.log(`    ✗ ${one}`)
  }
  console.log(`  ${'all'.padEnd(10)}${`${seconds.toFixed(1)} s`.padStart(9)}\n`)
}

await mkdir(cache, { recursive: true })
const began = Date.now()
await measurePatience()
console.log(`time limits of tests × ${patienceNow().toFixed(1)}, by the speed of this machine`)
const rows: Row[] = []
for (const group of groups) {
  if (!stop.aborted) rows.push(...(await runGroup(group)))
}
printSummary(rows, (Date.now() - began) / 1000)
const failed = sum(rows, 'failed') + (stop.aborted ? 1 : 0)
process.exitCode = failed === 0 ? 0 : 1
console.log(`${sum(rows, 'passed')} passed, ${failed} failed`)
