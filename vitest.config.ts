import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const quiet = ['**/node_modules/**', '**/dist/**', '.cache/**', '.data/**']

export default defineConfig({
  test: {
    // Two cores are what the whole run is promised to fit on.
    maxWorkers: 2,
    // A worker takes file after file: loading the libraries again for each would be half of the work.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          environment: 'node',
          include: ['{ui,web}/**/*.test.ts'],
          exclude: quiet,
          setupFiles: ['tools/test-fresh-modules.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          include: ['{rules,contract}/**/*.test.ts'],
          exclude: quiet,
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          environment: 'node',
          include: ['{server,tools}/**/*.test.ts'],
          exclude: quiet,
          globalSetup: ['tools/test-database.ts'],
          // Each file starts its own site on its own database while the other core is busy too.
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'screens',
          environment: 'happy-dom',
          include: ['{ui,web}/**/*.test.tsx'],
          exclude: quiet,
          setupFiles: [
            'tools/test-fresh-modules.ts',
            'web/src/platform/storage/testing/empty-page.ts',
            'web/src/platform/api/testing/with-refusal-texts.ts',
          ],
        },
      },
    ],
  },
})
