import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { builtCalls } from '@xinghe/contract/calls.ts'
import { startSite } from '../../site.ts'
import type { Attack } from '../attack.ts'

/** One file of each kind that a build has. */
const builtFiles = [
  'index.html',
  'offline.html',
  'xinghe-verify.html',
  'sw.js',
  'boot.js',
  'assets/base-abcdefg.js',
  'assets/app-abcdefg.css',
  'art/cover.svg',
  'brand/icon-xinghe-maskable-180.png',
]

const writeBuild = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'xinghe-web-'))
  for (const file of builtFiles) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), '<html></html>')
  }
  return folder
}

interface Asked {
  readonly method: string
  readonly path: string
}

/** Every route of the framework, `GET /docs/api`, with the files of the build among them. */
const registered = (server: FastifyInstance): Asked[] => {
  const lines = server.printRoutes({ commonPrefix: false }).split('\n')
  const above: string[] = []
  return lines.flatMap((line) => {
    const [, indent = '', part = '', methods = ''] =
      /^([│ ]*)[└├]── (\S*)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? []
    const depth = indent.length / 4
    above.splice(depth, above.length, part)
    const path = above.join('').replace(/:\w+/g, 'unknown').replace('*', 'unknown')
    return methods
      .split(', ')
      .filter((method) => method !== '' && method !== 'OPTIONS')
      .map((method) => ({ method, path }))
  })
}

const strangers: readonly Asked[] = [
  { method: 'GET', path: '/' },
  { method: 'GET', path: '/home' },
  { method: 'GET', path: '/mine/wallet?a=1' },
  { method: 'GET', path: '/no-such-file.js' },
  { method: 'GET', path: '/site/api/v1/unknown' },
  { method: 'POST', path: '/unknown' },
  { method: 'GET', path: '/stream/' },
  { method: 'GET', path: '/%zz' },
]

const directive = (policy: string, name: string): string | null =>
  policy
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1) ?? null

const isScript = (path: string): boolean => /\.(js|css|png)$/.test(path)

/** What a browser is not forbidden in this answer, and should be. */
const faultsOf = (path: string, headers: Headers, ownHost: string): string[] => {
  const faults: string[] = []
  const policy = headers.get('content-security-policy') ?? ''
  if (headers.get('x-content-type-options') !== 'nosniff') faults.push('no nosniff')
  if (directive(policy, 'default-src') === null) faults.push('no default-src')
  if (!/^'(none|self)'$/.test(directive(policy, 'frame-ancestors') ?? ''))
    if (!isScript(path) && !policy.includes('sandbox')) faults.push('may be framed by strangers')
  for (const source of (directive(policy, 'connect-src') ?? "'none'").split(' '))
    if (!["'none'", "'self'", `ws://${ownHost}`].includes(source))
      faults.push(`a script may talk to ${source}`)
  const isPage = (headers.get('content-type') ?? '').startsWith('text/html')
  if (isPage && headers.get('referrer-policy') === null) faults.push('no referrer policy')
  const script = directive(policy, 'script-src') ?? directive(policy, 'default-src') ?? ''
  if (isPage && script.includes("'self'") && !/require-trusted-types-for 'script'/.test(policy))
    faults.push('text becomes script')
  // The downloaded verifier names the hash of its one script itself.
  if (/unsafe-inline|unsafe-eval|\*/.test(script) && path !== '/xinghe-verify.html')
    faults.push(`scripts from ${script}`)
  return faults
}

/** Asks every path of the site and reads what its answer forbids the browser. */
export const attack: Attack = {
  item: 'browser',
  title: 'no answer of the site lets a browser run, frame or send what it must not',
  async run() {
    const webRoot = await writeBuild()
    const site = await startSite({ WEB_ROOT: webRoot, SITE_URL: 'http://own.example:8080' })
    try {
      const asked: Asked[] = [
        ...registered(site.server),
        ...strangers,
        ...builtCalls.map(({ method, path }) => ({ method, path })),
      ]
      const breaches: string[] = []
      for (const { method, path } of asked) {
        const answer = await fetch(site.url + path, { method, redirect: 'manual' })
        await answer.arrayBuffer()
        const faults = faultsOf(path, answer.headers, 'own.example:8080')
        breaches.push(...faults.map((fault) => `${method} ${path} (${answer.status}): ${fault}`))
      }
      return { tried: `${asked.length} paths`, breaches }
    } finally {
      await site.close()
      await rm(webRoot, { recursive: true })
    }
  },
}
