import { defineConfig, devices } from '@playwright/test'
import { measurePatience, patient } from '../tools/machine-speed.ts'
import { browserFlags, browserPath } from './harness/browser.ts'

// Each worker reads this file, so each measures again.
await measurePatience()

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  globalSetup: './harness/global-setup.ts',
  fullyParallel: true,
  // One more than the two cores: a journey waits for pages, draws and countdowns in between.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: patient(90_000),
  expect: { timeout: patient(15_000) },
  reporter: [['list'], ['json', { outputFile: '../.cache/playwright.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 720 },
    // Layout is the same; a quarter of the pixels is drawn, and none of them is looked at.
    deviceScaleFactor: 0.5,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // Reduced motion: animations would only add waiting.
    contextOptions: { reducedMotion: 'reduce' },
    // Requests that a worker answers are not seen by `page.route`; the journey about it allows them.
    serviceWorkers: 'block',
    trace: 'off',
    screenshot: 'only-on-failure',
    actionTimeout: patient(15_000),
    navigationTimeout: patient(20_000),
    launchOptions: { executablePath: browserPath, args: browserFlags },
  },
  projects: [{ name: 'chromium' }],
})
