import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './vite/chunk-groups.ts';
import { listParts } from './vite/list-parts.ts';
import { precompress } from './vite/precompress.ts';
import { preloadFonts } from './vite/preload-fonts.ts';
import { prerender } from './vite/prerender.ts';
import { routesWithoutSchemas } from './vite/routes-without-schemas.ts';
import { serviceWorker } from './vite/service-worker.ts';

const api = `http://127.0.0.1:${process.env.API_PORT ?? '3000'}`;

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    routesWithoutSchemas(),
    react(),
    tailwindcss(),
    preloadFonts(),
    listParts(),
    prerender(),
    serviceWorker(),
    precompress(),
  ],
  server: { host: '127.0.0.1', proxy: { '/api': { target: api, changeOrigin: false } } },
  build: {
    target: 'es2023',
    sourcemap: false,
    // Vite's preload polyfill is an inline script, which `script-src 'self'` refuses.
    modulePreload: { polyfill: false },
    // A data: URL would need a wider policy for fonts and images.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
});
