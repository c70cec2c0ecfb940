import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { showProgress } from './progress.mjs'

const pollMs = 300
const unreachable =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT|network/

/** What of a package.json decides which packages are needed; scripts and the like do not. */
const decisive = [
  'name',
  'version',
  'workspaces',
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
  'overrides',
]

/**
 * Names everything the installed packages follow from, the machine's kind included.
 * @param {string} root
 */
export function installKey(root) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`)
  hash.update(readFileSync(join(root, 'package-lock.json')))
  /** @type {{ workspaces?: string[] }} */
  const { workspaces = [] } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  for (const folder of ['.', ...workspaces]) {
    /** @type {Record<string, unknown>} */
    const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
    hash.update(JSON.stringify([folder, ...decisive.map((field) => manifest[field] ?? null)]))
  }
  return hash.digest('hex')
}

/** @param {string} root */
const stampOf = (root) => join(root, 'node_modules', '.xinghe-stamp')

/** @param {string} root */
export function isInstalled(root) {
  try {
    return readFileSync(stampOf(root), 'utf8') === installKey(root)
  } catch {
    return false
  }
}

/** @param {string} root */
export function markInstalled(root) {
  writeFileSync(stampOf(root), installKey(root))
}

/** @param {unknown} error */
const codeOf = (error) => (error instanceof Error && 'code' in error ? error.code : undefined)

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/** @param {string} lock */
function isHeld(lock) {
  try {
    const holder = Number(readFileSync(lock, 'utf8'))
    // A holder that was killed before it wrote its number is known by the age of the file.
    if (holder === 0) return Date.now() - statSync(lock).mtimeMs < 5000
    return isRunning(holder)
  } catch {
    return false
  }
}

/**
 * Two commands on a fresh clone must not both fill node_modules.
 * @param {string} root
 */
async function takeTurn(root) {
  const lock = join(root, '.cache', 'installing')
  mkdirSync(join(root, '.cache'), { recursive: true })
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' })
      return () => rmSync(lock, { force: true })
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error
    }
    if (isHeld(lock)) await delay(pollMs)
    else rmSync(lock, { force: true })
  }
}

/** npm as it was called, on the Node that ran it: ours is about to be replaced under our feet. */
function npmCommand() {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env
  if (npm && node && /npm-cli\.c?js$/.test(npm)) return [node, npm]
  return ['npm']
}

/**
 * @param {string} root
 * @param {string[]} args
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function runNpm(root, args) {
  const [command = 'npm', ...first] = npmCommand()
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...first, ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (part) => (output += part))
    child.stderr.on('data', (part) => (output += part))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output }))
  })
}

/**
 * Installs the packages unless they are those of the lock file already.
 * @param {string} root
 */
export async function install(root) {
  if (isInstalled(root)) return
  const giveBack = await takeTurn(root)
  try {
    if (isInstalled(root)) return
    const progress = showProgress('Packages', 'installing, a minute or two the first time')
    // Whatever NODE_ENV says, the site is built here and needs the tools to build it.
    const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund']
    const { code, output } = await runNpm(root, args).catch((error) => ({
      code: 1,
      output: `npm could not be run: ${error.message}`,
    }))
    if (code !== 0) {
      progress.fail('not installed')
      throw new Error(
        `${output.trim()}\n\n${
          unreachable.test(output)
            ? 'The package registry could not be reached. Check the network and proxy (npm config get registry), then try again.'
            : 'npm ci failed; its own words are above.'
        }`,
      )
    }
    markInstalled(root)
    progress.done('installed')
  } finally {
    giveBack()
  }
}
