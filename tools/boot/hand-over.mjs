import { spawn } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { findNode } from './find-node.mjs'
import { install } from './install.mjs'
import { root } from './root.mjs'

const parentPollMs = 500
/** @type {NodeJS.Signals[]} */
const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * npm passes a signal to the shell between us only, and the shell just ends: so its end is ours.
 * @param {import('node:child_process').ChildProcess} child
 */
function stopWithParent(child) {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    child.kill('SIGTERM')
  }, parentPollMs)
  watch.unref()
}

/**
 * @param {string} node
 * @param {string} file
 * @param {string[]} args
 */
function run(node, file, args) {
  const path = [join(root, 'node_modules/.bin'), dirname(node), process.env.PATH].join(delimiter)
  // The channel tells the child when this process is gone, even after kill -9.
  const child = spawn(node, [file, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: path },
  })
  if (process.env.npm_lifecycle_event) stopWithParent(child)
  for (const name of forwarded) process.on(name, () => child.kill(name))
  child.on('error', (error) => {
    console.error(error.message)
    process.exitCode = 1
  })
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}

/**
 * Installs if needed, then runs a TypeScript file in a Node that can, as if it were this process.
 * @param {string} file
 * @param {string[]} args
 */
export async function handOver(file, args) {
  try {
    await install(root)
    run(findNode(root), file, args)
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  }
}
