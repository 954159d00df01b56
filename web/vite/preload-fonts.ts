import type { Plugin } from 'vite';

/** The faces every first screen needs: running text and headings, in both subsets Vietnamese is written with. */
const faces = ['latin-400', 'vietnamese-400', 'latin-600', 'vietnamese-600'];

/** Adds `<link rel="preload">` for those faces, whose hashed names are only known once the bundle is made. */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => faces.some((face) => file.includes(`be-vietnam-pro-${face}-normal`)))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head-prepend' as const,
          })),
    },
  };
}
