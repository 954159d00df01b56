import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';

/** The worker as one script, with the name of the entry script of its pages. */
async function buildWorker(root: string, entry: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { 'import.meta.env.VITE_ENTRY': JSON.stringify(entry) },
    build: {
      write: false,
      copyPublicDir: false,
      rolldownOptions: { input: join(root, 'worker/worker.js'), output: { format: 'iife' } },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const chunk = outputs
    .flatMap((each) => ('output' in each ? each.output : []))
    .find(({ type }) => type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error('the service worker was not built');
  return chunk.code;
}

/** Writes `sw.js`, with the name of the pages' entry script in it: so it changes whenever the app does. */
export function serviceWorker(): Plugin {
  let root = '';
  let folder = '';
  let entry = '';
  return {
    name: 'service-worker',
    configResolved(config) {
      root = config.root;
      folder = resolve(config.root, config.build.outDir);
    },
    configureServer(server) {
      server.middlewares.use('/sw.js', (_request, response, next) => {
        buildWorker(root, 'dev').then((code) => {
          response.setHeader('content-type', 'text/javascript');
          response.end(code);
        }, next);
      });
    },
    generateBundle(_options, bundle) {
      for (const [file, part] of Object.entries(bundle))
        if (part.type === 'chunk' && part.isEntry && part.facadeModuleId?.endsWith('index.html'))
          entry = `/${file}`;
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      handler: async () => writeFile(join(folder, 'sw.js'), await buildWorker(root, entry)),
    },
  };
}
