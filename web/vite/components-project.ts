import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';

/** Tests of components in a real browser: each renders one and uses it by keyboard and pointer as a person does. */
export const componentsProject = {
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [react(), tailwindcss()],
  // A dependency found while tests run would reload the page under them: those of all files are looked for before each run.
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}'], include: ['react-dom/client'], force: true },
  test: {
    name: 'components',
    include: ['src/**/*.component.test.tsx'],
    setupFiles: [fileURLToPath(new URL('../src/ui/styles/index.css', import.meta.url))],
    testTimeout: 30_000,
    // A busy machine draws late.
    expect: { poll: { timeout: 10_000 } },
    api: { host: '127.0.0.1' },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
          ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
        },
        contextOptions: { locale: 'vi-VN', timezoneId: 'Asia/Ho_Chi_Minh', reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' as const, viewport: { width: 1024, height: 768 } }],
    },
  },
};
