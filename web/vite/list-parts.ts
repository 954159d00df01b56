import type { Plugin } from 'vite';

/** Writes the addresses of all scripts and styles into `parts.json`, which the app fetches ahead while it is idle. */
export function listParts(): Plugin {
  return {
    name: 'list-parts',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const parts = Object.keys(bundle).filter((file) => /\.(js|css)$/.test(file));
        const source = JSON.stringify(parts.map((file) => `/${file}`));
        this.emitFile({ type: 'asset', fileName: 'parts.json', source });
      },
    },
  };
}
