import { type Browser, chromium } from '@playwright/test';

/** Chromium without a window and without work of its own. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
    ],
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  });
