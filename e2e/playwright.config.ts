import { defineConfig, devices } from '@playwright/test'
import { browserFlags, browserPath } from './harness/browser.ts'

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  globalSetup: './harness/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../.cache/playwright.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 720 },
    // Layout is the same; a quarter of the pixels is drawn, and none of them is looked at.
    deviceScaleFactor: 0.5,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // What moves by itself would have to be waited for; the motion has no meaning of its own.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    launchOptions: { executablePath: browserPath, args: browserFlags },
  },
  projects: [{ name: 'chromium' }],
})
