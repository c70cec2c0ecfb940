import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildTargets } from './src/features/site/texts/least-browsers.ts'
import { documents } from './build/documents.ts'
import { offlineShell } from './build/offline-page.ts'
import { offlineVerifier } from './build/offline-verifier.ts'
import { precompress } from './build/precompress.ts'
import { traditionalChinese } from './build/zh-tw.ts'

const lightSchema = join(import.meta.dirname, 'src/platform/schema/light-schema.ts')
const serverPaths = [
  '/site',
  '/act',
  '/fd',
  '/game/api',
  '/stream',
  '/xxxx',
  '/docs',
  '/health',
  '/ready',
  '/sandbox',
  '/upload',
  '/manifest.webmanifest',
  '/apple-touch-icon.png',
]
const server = process.env['XINGHE_SERVER'] ?? 'http://127.0.0.1:8080'

// A page of the app may begin like a server path (/site…): only whole segments are the server's.
const proxy = Object.fromEntries(
  serverPaths.map((path) => [`^${path}(/|$)`, { target: server, ws: path === '/stream' }]),
)

/** The groups below; the first four are the first load. */
const namedFiles = /^(base|react|query|rolldown-runtime|parts|sports|calls|forms)$/
const firstLoad = /assets\/(base|react|query|rolldown-runtime)-/

/** Parts of forms and of lists of records. */
const formParts =
  'AmountField|Checkbox|Combobox|CopyButton|DigitCells|Field|FormFrame|Pagination|Select|Table|copy-text|page-window'
/** Large parts that only a few pages show. */
const rareParts = 'Avatar|Menu|QrCode|avatar'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    // Memoised code is half as large again: only components that say 'use memo' are compiled, so
    // that the boards which redraw all day gain and the first page stays light.
    react({ compiler: { compilationMode: 'annotation' } }),
    tailwindcss(),
    documents(),
    traditionalChinese(),
    offlineVerifier(),
    offlineShell(),
    precompress(),
  ],
  resolve: {
    // The browser runs the contract's schemas and never describes them: see light-schema.ts.
    alias: [{ find: /^zod\/mini$/, replacement: lightSchema }],
  },
  server: { proxy },
  preview: { proxy },
  build: {
    target: buildTargets,
    manifest: true,
    cssCodeSplit: true,
    assetsInlineLimit: 0,
    // The site's content policy allows no inline script, and every target preloads by itself.
    modulePreload: {
      polyfill: false,
      // The files of the first load are there when a later one is asked for.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !firstLoad.test(file)),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // The first file names all others, and hashes do not compress; seven letters tell versions apart. What a few
        // pages share by chance would be called after any one of its modules, and has no name.
        chunkFileNames: ({ name, isDynamicEntry }) =>
          isDynamicEntry || namedFiles.test(name)
            ? 'assets/[name]-[hash:7].js'
            : 'assets/[hash:7].js',
        minify: {
          compress: { dropConsole: true, dropDebugger: true },
          mangle: true,
          codegen: true,
        },
        codeSplitting: {
          groups: [
            // Without what only later pages use, such as mutations and the runtime of the compiler.
            {
              name: 'react',
              tags: ['$initial'],
              test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie)[\\/]/,
            },
            { name: 'query', tags: ['$initial'], test: /node_modules[\\/]@tanstack[\\/]/ },
            // What every page needs is one file, not a dozen crumbs beside the entry.
            {
              name: 'base',
              tags: ['$initial'],
              test: /[\\/](web|ui|contract|rules)[\\/]src[\\/]|zustand/,
            },
            // What many later pages share is four files: the first file names every other one.
            // Pages without a form or a list do without `forms`, those without the book without `sports`; the
            // rules of a game are fetched with the game.
            {
              name: 'parts',
              minShareCount: 4,
              test: new RegExp(
                String.raw`[\\/]ui[\\/]src[\\/](?!${formParts}|${rareParts})|[\\/]web[\\/]src[\\/](app|platform)[\\/](?!form[\\/]|export[\\/])`,
              ),
            },
            {
              name: 'sports',
              minShareCount: 2,
              test: /[\\/](contract|rules)[\\/]src[\\/]sports/,
            },
            {
              name: 'calls',
              minShareCount: 6,
              test: /[\\/]contract[\\/]src[\\/]|[\\/]rules[\\/]src[\\/](?!games)/,
            },
            {
              name: 'forms',
              minShareCount: 2,
              test: new RegExp(
                String.raw`[\\/]ui[\\/]src[\\/](${formParts})|[\\/]web[\\/]src[\\/]platform[\\/](form|export)[\\/]`,
              ),
            },
          ],
        },
      },
    },
  },
})
