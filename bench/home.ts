import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { findBrowser } from '../tools/browser.ts'
import { runQuietly } from '../tools/child.ts'
import { buildWeb } from '../tools/web-build.ts'
import { median, type Bench } from './bench.ts'
import { startBenchSite } from './bench-site.ts'

const root = new URL('..', import.meta.url).pathname
const runs = 3
/** 181 MB that only this bench needs: installed beside the project, when asked for. */
const lighthouseVersion = '13.5.0'
const lighthouseHome = join(root, '.cache/lighthouse')

interface Report {
  readonly categories: Record<'performance' | 'accessibility', { readonly score: number }>
  readonly audits: {
    readonly 'network-requests': {
      readonly details: {
        readonly items: readonly { readonly url: string; readonly resourceType?: string }[]
      }
    }
  }
}

const installLighthouse = async (): Promise<string> => {
  const cli = join(lighthouseHome, 'node_modules/lighthouse/cli/index.js')
  if (existsSync(cli)) return cli
  console.log(`  installing lighthouse ${lighthouseVersion} into .cache`)
  const args = [
    'install',
    '--prefix',
    lighthouseHome,
    '--no-save',
    '--ignore-scripts',
    `lighthouse@${lighthouseVersion}`,
  ]
  const { code, output } = await runQuietly('npm', args)
  if (code !== 0) throw new Error(`lighthouse could not be installed:\n${output}`)
  return cli
}

const measure = async (
  cli: string,
  browser: string,
  address: string,
  folder: string,
): Promise<Report> => {
  const file = join(folder, 'report.json')
  const flags =
    '--headless --no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync'
  const { code, output } = await runQuietly(
    process.execPath,
    [
      cli,
      `${address}/home`,
      '--preset=desktop',
      '--only-categories=performance,accessibility',
      '--output=json',
      `--output-path=${file}`,
      '--quiet',
      `--chrome-flags=${flags}`,
    ],
    { env: { ...process.env, CHROME_PATH: browser } },
  )
  if (code !== 0) throw new Error(`lighthouse failed:\n${output}`)
  return JSON.parse(await readFile(file, 'utf8')) as Report
}

/** Resources that a visitor's browser loads before any interaction, sizes as gzip under any sent encoding. */
const scriptKilobytes = async (report: Report): Promise<number> => {
  const scripts = report.audits['network-requests'].details.items
    .filter((item) => item.resourceType === 'Script')
    .map((item) => new URL(item.url).pathname)
  const sizes = await Promise.all(
    [...new Set(scripts)].map(
      async (path) => gzipSync(await readFile(join(root, 'web/dist', path)), { level: 9 }).length,
    ),
  )
  return sizes.reduce((sum, size) => sum + size, 0) / 1_000
}

export const home: Bench = {
  what: 'The home page of a started site: JavaScript before interaction, Lighthouse on the desktop preset',
  async run() {
    const [cli, browser] = [await installLighthouse(), await findBrowser(root)]
    await buildWeb(root, AbortSignal.timeout(300_000))
    const folder = await mkdtemp(join(tmpdir(), 'xinghe-bench-home-'))
    const site = await startBenchSite({})
    try {
      const reports: Report[] = []
      for (let run = 0; run < runs; run += 1) {
        const report = await measure(cli, browser, site.address, folder)
        const { performance, accessibility } = report.categories
        console.log(
          `  performance ${performance.score * 100}, accessibility ${accessibility.score * 100}`,
        )
        reports.push(report)
      }
      const [first] = reports
      if (first === undefined) throw new Error('nothing was measured')
      const scoreOf = (category: 'performance' | 'accessibility'): number =>
        median(reports.map((report) => report.categories[category].score * 100))
      return [
        {
          label: 'JavaScript',
          value: await scriptKilobytes(first),
          goal: { atMost: 130 },
          unit: ' kB',
        },
        { label: 'performance', value: scoreOf('performance'), goal: { atLeast: 95 } },
        { label: 'accessibility', value: scoreOf('accessibility'), goal: { atLeast: 95 } },
      ]
    } finally {
      await site.stop()
      await rm(folder, { recursive: true, force: true })
    }
  },
}
