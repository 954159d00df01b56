// The app with reload on both sides: Vite on PORT, in front of the server, which restarts when its sources change.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/project.mjs';
import { whenOrphaned } from './lib/when-orphaned.mjs';

process.chdir(root);
const node = await ensureInstalled();
const port = process.env.PORT ?? '3000';
const apiPort = process.env.API_PORT ?? String(Number(port) + 1);
const publicUrl = process.env.PUBLIC_URL ?? `http://127.0.0.1:${port}`;

const server = start(['--watch', '--watch-preserve-output', 'server/src/main.ts'], {
  HOST: '127.0.0.1',
  PORT: apiPort,
  PUBLIC_URL: publicUrl,
});
const vite = start([join('node_modules', 'vite', 'bin', 'vite.js'), 'web', '--port', port, '--strictPort'], {
  API_PORT: apiPort,
});
const children = [server, vite];
let code = 0;

// Ctrl+C reaches them without us; whichever ends first takes the other along.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => stop(signal));
whenOrphaned(() => stop('SIGTERM'));
for (const child of children) {
  child.on('exit', (ended) => {
    code ||= ended ?? 0;
    stop('SIGTERM');
    if (children.every(({ exitCode, signalCode }) => exitCode !== null || signalCode !== null))
      process.exit(code);
  });
}

/** @param {NodeJS.Signals} signal */
function stop(signal) {
  for (const child of children) child.kill(signal);
}

/**
 * @param {readonly string[]} args
 * @param {Record<string, string>} env
 */
function start(args, env) {
  return spawn(node, args, { stdio: 'inherit', env: { ...process.env, ...env } });
}
