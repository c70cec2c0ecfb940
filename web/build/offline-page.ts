import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { offlineText } from '../src/app/states/offline-messages.ts'
import { toTraditional } from './traditional.ts'

const policy = "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'"

const both = (text: string): string =>
  `<span class="cn">${text}</span><span class="tw" lang="zh-TW">${toTraditional(text)}</span>`

/** Without a script in it, as the policy of the site demands; `/boot.js` chooses edition and language. */
export const offlinePage = (): string => `<!doctype html>
<html lang="zh-CN" data-edition="classic" data-brand="xinghe">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="robots" content="noindex">
<title>${offlineText.title}</title>
<link rel="icon" type="image/svg+xml" href="/brand/favicon.svg">
<script src="/boot.js"></script>
<link rel="stylesheet" href="/offline.css">
</head>
<body>
<main>
<img src="/art/offline.svg" alt="">
<h1>${both(offlineText.title)}</h1>
<p>${both(offlineText.line)}</p>
<button id="again" type="button">${both(offlineText.again)}</button>
</main>
<script src="/offline.js"></script>
</body>
</html>
`

const parts = ['offline.css', 'offline.js', 'boot.js', 'art/offline.svg', 'brand/favicon.svg']

/** Names the service worker's cache after the content, so that a changed page replaces the stored one. */
const versionOf = async (folder: string, page: string): Promise<string> => {
  const hash = createHash('sha256').update(page)
  for (const part of parts) hash.update(await readFile(join(folder, part)))
  return hash.digest('hex').slice(0, 12)
}

/** Files of the public folder are copied as they are; the first script of every page goes without comments. */
export const withoutComments = (script: string): string =>
  script.replaceAll(/^\s*\/\/.*\n/gm, '').replaceAll(/^ +/gm, '')

/** Writes the offline page and marks the service worker with its version. */
export const offlineShell = (): Plugin => {
  let out = ''
  return {
    name: 'xinghe-offline-page',
    apply: 'build',
    configResolved: (config) => {
      out = resolve(config.root, config.build.outDir)
    },
    closeBundle: {
      sequential: true,
      handler: async () => {
        const page = offlinePage()
        const boot = join(out, 'boot.js')
        await writeFile(boot, withoutComments(await readFile(boot, 'utf8')))
        const worker = join(out, 'sw.js')
        const source = await readFile(worker, 'utf8')
        const marked = source.replace(
          "version = 'dev'",
          `version = '${await versionOf(out, page)}'`,
        )
        if (marked === source) throw new Error('the service worker has no version')
        await writeFile(join(out, 'offline.html'), page)
        await writeFile(worker, marked)
      },
    },
  }
}
