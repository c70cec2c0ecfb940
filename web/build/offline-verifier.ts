import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { offlineFile } from '../src/features/games/fair/verify/offline-file.ts'
import { verifyText } from '../src/features/games/fair/verify/messages.ts'

const folder = 'src/features/games/fair/offline'

const bundle = async (root: string): Promise<string> => {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      modulePreload: false,
      target: 'baseline-widely-available',
      rolldownOptions: { input: join(root, folder, 'main.ts'), output: { format: 'iife' } },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  const code = output !== undefined && 'output' in output ? output.output[0].code : undefined
  if (code === undefined) throw new Error('the offline verifier was not built')
  return code
}

const sourceHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** One file without any other: its own policy forbids it every request. */
export const offlinePage = async (root: string): Promise<string> => {
  const style = await readFile(join(root, folder, 'offline.css'), 'utf8')
  const script = (await bundle(root)).replaceAll('</script', '<\\/script')
  const policy = `default-src 'none'; script-src ${sourceHash(script)}; style-src ${sourceHash(style)}`
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${verifyText.title}</title>
<style>${style}</style>
</head>
<body><script>${script}</script></body>
</html>
`
}

/** Writes the offline verifier beside the app, from the same rules, and serves it in development. */
export const offlineVerifier = (): Plugin => {
  let [root, out] = ['', '']
  return {
    name: 'xinghe-offline-verifier',
    configResolved: (config) => {
      root = config.root
      out = resolve(config.root, config.build.outDir)
    },
    configureServer: (server) => {
      server.middlewares.use(offlineFile, (_, response) => {
        void offlinePage(root).then((page) =>
          response.setHeader('content-type', 'text/html; charset=utf-8').end(page),
        )
      })
    },
    closeBundle: {
      sequential: true,
      handler: async () => writeFile(join(out, offlineFile), await offlinePage(root)),
    },
  }
}
