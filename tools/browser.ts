import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { runQuietly } from './child.ts'

const systemBrowsers = [
  // The headless shell takes two thirds of the time of the whole browser.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
const fontPackages = ['fonts-noto-cjk', 'fonts-noto-color-emoji']

/** Starts the browser: a downloaded one may lack system libraries. */
async function runs(path: string): Promise<boolean> {
  if (!existsSync(path)) return false
  return (await runQuietly(path, ['--version', '--no-sandbox'])).code === 0
}

async function firstThatRuns(paths: string[]): Promise<string | undefined> {
  for (const path of paths) if (await runs(path)) return path
  return undefined
}

async function installPackages(packages: string[]): Promise<string> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await runQuietly('apt-get', ['update'], { env })
  const args = ['install', '--yes', '--no-install-recommends', ...packages]
  const { code, output } = await runQuietly('apt-get', args, { env })
  return code === 0 ? '' : output.trim().split('\n').slice(-3).join('\n')
}

const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Without Chinese fonts the text is drawn as boxes; journeys still run. */
async function ensureFonts(): Promise<void> {
  if (process.platform !== 'linux' || !isDebianRoot()) return
  const { code, output } = await runQuietly('fc-list', [':lang=zh'])
  if (code === 0 && output.trim() === '') await installPackages(fontPackages)
}

async function installBrowser(root: string): Promise<string> {
  const download = await runQuietly(process.execPath, [
    join(root, 'node_modules/@playwright/test/cli.js'),
    'install',
    'chromium',
  ])
  if (await runs(chromium.executablePath())) return chromium.executablePath()
  let reason = download.output.trim().split('\n').slice(-3).join('\n')
  if (isDebianRoot()) {
    // Older releases have only the whole browser.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      reason = await installPackages([name, ...fontPackages])
      const found = await firstThatRuns(systemBrowsers)
      if (found !== undefined) return found
    }
  }
  throw new Error(
    `There is no Chromium for the journeys, and none could be installed.\n${reason}\n` +
      'Install Chromium or Chrome and set CHROMIUM_PATH to it.',
  )
}

/** A Chromium that runs here; installs one when there is none. */
export async function findBrowser(root: string): Promise<string> {
  const wanted = process.env['CHROMIUM_PATH'] || undefined
  if (wanted !== undefined) {
    if (await runs(wanted)) return wanted
    throw new Error(`CHROMIUM_PATH is ${wanted}, which does not run.`)
  }
  const found = await firstThatRuns([...systemBrowsers, chromium.executablePath()])
  const browser = found ?? (await installBrowser(root))
  await ensureFonts()
  return browser
}
