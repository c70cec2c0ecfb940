import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const neededMajor = 24

/** @param {string} version */
const isNewEnough = (version) => Number(version.replace(/^v/, '').split('.')[0]) >= neededMajor

/**
 * A Node that runs TypeScript: the one at work if it can, else the one npm has installed.
 * @param {string} root
 */
export function findNode(root) {
  if (isNewEnough(process.version)) return process.execPath
  const packaged = join(
    root,
    'node_modules',
    `node-${process.platform}-${process.arch}`,
    'bin/node',
  )
  let reason = `npm has none for ${process.platform}-${process.arch}`
  if (existsSync(packaged)) {
    const probe = spawnSync(packaged, ['--version'], { encoding: 'utf8' })
    if (probe.status === 0 && isNewEnough(probe.stdout)) return packaged
    reason = `${packaged} does not run here: ${probe.error?.message ?? probe.stderr.trim()}`
  }
  throw new Error(
    `Node ${neededMajor} or later is needed, this is ${process.version}, and ${reason}.\n` +
      `Install Node ${neededMajor} (https://nodejs.org) and try again.`,
  )
}
