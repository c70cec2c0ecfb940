import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const quiet = ['**/node_modules/**', '**/dist/**', '.cache/**', '.data/**']

export default defineConfig({
  test: {
    // Two cores are what the whole run is promised to fit on.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'pure',
          environment: 'node',
          include: ['{ui,web}/**/*.test.ts'],
          exclude: quiet,
        },
      },
      {
        test: {
          name: 'rules',
          environment: 'node',
          include: ['{rules,contract}/**/*.test.ts'],
          exclude: quiet,
          // Nothing there keeps a state, so that a hundred files need no worker each.
          isolate: false,
        },
      },
      {
        test: {
          name: 'database',
          environment: 'node',
          include: ['{server,tools}/**/*.test.ts'],
          exclude: quiet,
          globalSetup: ['tools/test-database.ts'],
          // Each file starts its own site on its own database while the other core is busy too.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'screens',
          environment: 'happy-dom',
          include: ['{ui,web}/**/*.test.tsx'],
          exclude: quiet,
          setupFiles: ['web/src/platform/api/testing/with-refusal-texts.ts'],
        },
      },
    ],
  },
})
