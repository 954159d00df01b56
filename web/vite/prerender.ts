import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { type Chunk, listEarlyParts } from './early-parts.ts';
import { routesWithoutSchemas } from './routes-without-schemas.ts';

/** Pages of strangers, by the first part of their paths. */
const strangersPages = ['login', 'register', 'forgot-password'];
/** Those inside the frame. */
const membersPages = [
  'dashboard',
  'meetings',
  'chat',
  'company-management',
  'analytics',
  'notifications',
  'profile',
  'settings',
];

interface Prerenderer {
  readonly prerenderPage: (path: string) => Promise<string>;
  readonly prerenderFrame: () => string;
}

const isPrerenderer = (module: unknown): module is Prerenderer =>
  typeof module === 'object' && module !== null && 'prerenderPage' in module && 'prerenderFrame' in module;

async function loadPrerenderer(root: string, folder: string): Promise<Prerenderer> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [routesWithoutSchemas(), react()],
    build: { ssr: 'src/prerender.tsx', outDir: folder, emptyOutDir: true, copyPublicDir: false },
  });
  const module: unknown = createRequire(import.meta.url)(join(folder, 'prerender.js'));
  if (!isPrerenderer(module)) throw new Error('the prerenderer does not export what is called here');
  return module;
}

function withoutScripts(html: string): string {
  const script = html.match(/<script.{0,200}/s);
  if (script) throw new Error(`an inline script, which script-src 'self' refuses: ${script[0]}`);
  return html;
}

/** Nothing can be typed or pressed in a form before the script is there, which would lose it. */
const wrapped = (html: string, audience: 'strangers' | 'members'): string =>
  audience === 'strangers'
    ? `<div data-prerendered inert>${html.replaceAll('<input ', '<input readonly ')}</div>`
    : `<div data-prerendered>${html}</div>`;

/**
 * Writes `<page>.html` beside `index.html`, with what can be painted before the script has come. `data-for` says for
 * whom that is: `theme.js` hides it from others.
 */
export function prerender(): Plugin {
  let root = '';
  let folder = '';
  let chunks: readonly Chunk[] = [];
  return {
    name: 'prerender',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      folder = resolve(config.root, config.build.outDir);
    },
    generateBundle(_options, bundle) {
      chunks = Object.values(bundle).flatMap((part) =>
        part.type === 'chunk'
          ? [{ file: part.fileName, isEntry: part.isEntry, imports: part.imports, modules: part.moduleIds }]
          : [],
      );
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        const built = await mkdtemp(`${folder}-prerender-`);
        const { prerenderPage, prerenderFrame } = await loadPrerenderer(root, built);
        const shell = await readFile(join(folder, 'index.html'), 'utf8');
        const [styles = ''] = shell.match(/<link rel="stylesheet"[^>]*>/) ?? [];
        const fonts = shell.match(/<link rel="preload"[^>]* as="font"[^>]*>/g) ?? [];
        const low = (tag: string) => tag.replace(/^<\w+/, '$& fetchpriority="low"');
        const later = (tag: string) => low(tag).replace(/\/?>$/, ' media="not all">');
        const themeScript = '<script src="/theme.js"></script>';
        const early = (page: string) =>
          `<script src="/early.js" data-parts='${JSON.stringify(listEarlyParts(chunks, page)).replaceAll('&', '&amp;')}'></script>`;
        // What is painted needs the style sheet first; fonts and script, asked for before it, would share its bandwidth.
        // The page of a member is painted when its scripts have run; `early.js` asks for the fonts once the first has come.
        const assets = {
          strangers: (script: string) => styles + fonts.map(low).join('') + low(script),
          members: (script: string) => styles + script + fonts.map(later).join(''),
        };
        const write = (page: string, audience: 'strangers' | 'members', html: string) =>
          writeFile(
            join(folder, `${page}.html`),
            shell
              .replace(styles, '')
              .replaceAll(/<link rel="preload"[^>]* as="font"[^>]*>/g, '')
              .replace(themeScript, themeScript + (audience === 'members' ? early(page) : ''))
              .replace(/<script type="module"[^>]*><\/script>/, assets[audience])
              .replace('<html lang="vi">', `<html lang="vi" data-for="${audience}">`)
              .replace(
                '<div id="root"></div>',
                () => `<div id="root">${wrapped(withoutScripts(html), audience)}</div>`,
              ),
          );
        for (const page of strangersPages) await write(page, 'strangers', await prerenderPage(`/${page}`));
        const frame = prerenderFrame();
        for (const page of membersPages) await write(page, 'members', frame);
        await rm(built, { recursive: true });
      },
    },
  };
}
