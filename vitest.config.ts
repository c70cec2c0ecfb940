import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { measurePatience, patient } from './tools/machine-speed.ts'
import { documents } from './web/build/documents.ts'

/** Texts hold figures of the rules, so the cache of transformed files would show those of an earlier run. */
const freshTexts = (): Plugin => ({
  name: 'xinghe-fresh-texts',
  configureVitest: ({ defineCacheKeyGenerator }) =>
    defineCacheKeyGenerator(({ id }) =>
      /\/texts\/[a-z-]+\.md$|virtual:simplified-letters$/.test(id) ? false : undefined,
    ),
})

const quiet = ['**/node_modules/**', '**/dist/**', '.cache/**', '.data/**']

await measurePatience()

export default defineConfig({
  test: {
    // One more than the two cores that the whole run is promised to fit on: many tests wait for a database
    // or another process.
    maxWorkers: 3,
    // A worker takes file after file: loading the libraries again for each would be half of the work.
    isolate: false,
    setupFiles: ['tools/test-orphan.ts', 'tools/test-patience.ts'],
    testTimeout: patient(60_000),
    hookTimeout: patient(120_000),
    teardownTimeout: patient(10_000),
    expect: { poll: { timeout: patient(10_000) } },
    projects: [
      {
        extends: true,
        plugins: [documents(), freshTexts()],
        test: {
          name: 'pure',
          environment: 'node',
          include: ['{art,ui,web}/**/*.test.ts'],
          exclude: quiet,
          setupFiles: ['tools/test-fresh-modules.ts', 'tools/test-screen-patience.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          include: ['{rules,contract,world}/**/*.test.ts'],
          exclude: quiet,
        },
      },
      {
        extends: true,
        resolve: {
          alias: {
            'lru-cache': fileURLToPath(new URL('server/test/small-caches.ts', import.meta.url)),
          },
        },
        test: {
          name: 'database',
          environment: 'node',
          include: ['{server,tools}/**/*.test.ts'],
          exclude: quiet,
          globalSetup: ['tools/test-database.ts'],
        },
      },
      {
        extends: true,
        plugins: [react(), documents(), freshTexts()],
        test: {
          name: 'screens',
          environment: 'happy-dom',
          include: ['{ui,web}/**/*.test.tsx'],
          exclude: quiet,
          setupFiles: [
            'tools/test-fresh-modules.ts',
            'tools/test-screen-patience.ts',
            'web/src/platform/storage/testing/empty-page.ts',
            'web/src/platform/api/testing/with-refusal-texts.ts',
          ],
        },
      },
    ],
  },
})
