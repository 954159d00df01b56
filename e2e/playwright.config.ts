import { defineConfig } from '@playwright/test';

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page of a test lives for seconds: compiling its code well takes longer than running it.
  '--js-flags=--no-opt,--no-maglev',
];

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  globalSetup: './support/one-postgres.ts',
  fullyParallel: true,
  workers: 3,
  // Once more in a new browser; what then passes is still named, as flaky.
  retries: 1,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['dot']],
  use: {
    locale: 'vi-VN',
    // A worker would answer requests that stories intercept; those about it allow it.
    serviceWorkers: 'block',
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    timezoneId: 'Asia/Ho_Chi_Minh',
    colorScheme: 'light',
    viewport: { width: 1440, height: 900 },
    // Colours and places are judged as they come to rest, not on their way.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      args: quiet,
      // Where the system knows ASCII alone, a file with a Vietnamese name is called "download".
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    },
    trace: 'off',
  },
});
