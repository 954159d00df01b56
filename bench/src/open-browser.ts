import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../../scripts/lib/find-chromium.mjs';

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
    executablePath: findChromium(process.execPath),
  });
