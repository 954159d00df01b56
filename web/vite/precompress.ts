import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const forms = { br: promisify(brotliCompress), gz: promisify(gzip) } as const;
/** Fonts and pictures are compressed already; pages by the server, which writes into them. */
const isText = (file: string) => /\.(js|css|svg)$/.test(file);

/** Writes `.br` and `.gz` beside every text file of the build, so that the server never compresses while someone waits. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    async closeBundle() {
      const files = (await readdir(folder, { recursive: true })).filter(isText);
      await Promise.all(
        files.map(async (file) => {
          const content = await readFile(join(folder, file));
          for (const [ending, compress] of Object.entries(forms)) {
            await writeFile(join(folder, `${file}.${ending}`), await compress(content));
          }
        }),
      );
    },
  };
}
