import { gzipSync } from 'node:zlib';
import { build } from 'vite';

// node bundle-size.mjs FILE… : the modules bundled for a browser with all they import; prints their bytes minified and
// as gzip sends them.
const files = process.argv.slice(2);
const entry = 'virtual:everything';
const result = await build({
  configFile: false,
  logLevel: 'silent',
  plugins: [
    {
      name: 'everything',
      resolveId: (id) => (id === entry ? id : undefined),
      load: (id) =>
        id === entry ? files.map((file) => `export * from ${JSON.stringify(file)};`).join('\n') : undefined,
    },
  ],
  build: {
    write: false,
    modulePreload: false,
    rolldownOptions: { input: entry, preserveEntrySignatures: 'exports-only' },
  },
});
const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
const code = outputs.map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
process.stdout.write(
  JSON.stringify({ minified: Buffer.byteLength(code), gzip: gzipSync(code, { level: 9 }).length }),
);
