import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureWebBuilt } from './build-web.mjs';
import { findChromium } from './find-chromium.mjs';
import { root } from './project.mjs';
import { runQuietly } from './run-quietly.mjs';

/**
 * @typedef {{code: number, output: string}} Outcome
 * @typedef {{node: string, args: readonly string[], signal: AbortSignal}} Order
 * @typedef {{name: string, prepare?: (node: string) => Promise<void>, run: (order: Order) => Promise<Outcome>}} Part
 */

const module = (/** @type {string[]} */ ...path) => join(root, 'node_modules', ...path);

// Node.js warns of both at once, and Playwright sets FORCE_COLOR for its workers: each tool gets the one it respects.
const withoutColours = { NO_COLOR: '1', FORCE_COLOR: undefined };
const withoutColoursByForce = { NO_COLOR: undefined, FORCE_COLOR: '0' };

/**
 * @param {Order} order
 * @param {readonly string[]} args
 * @param {{cwd?: string, env?: Record<string, string | undefined>}} place
 */
const start = ({ node, signal }, args, { cwd = root, env = {} } = {}) =>
  runQuietly(node, args, {
    cwd,
    signal,
    env: {
      // Processes and threads of the product are started dozens of times: what stripping and compiling gave is kept for the next.
      NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'),
      ...process.env,
      ...withoutColours,
      ...env,
      PATH: `${module('.bin')}:${process.env.PATH}`,
      NODE_ENV: 'test',
    },
  });

/** @param {Order} order */
function lint(order) {
  const what = order.args.length > 0 ? order.args : ['.'];
  return start(order, [module('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings', ...what]);
}

/**
 * The programs that hold every package: those that import the server are one with it, since apart each would check it again.
 */
function allPrograms() {
  const shared = 'tsconfig.node.json';
  /** @type {{include: readonly string[]}} */
  const { include } = JSON.parse(readFileSync(join(root, shared), 'utf8'));
  const isShared = (/** @type {string} */ name) => include.some((path) => path.split('/')[0] === name);
  const packages = readdirSync(root).filter((name) => existsSync(join(root, name, 'tsconfig.json')));
  return [shared, ...packages.filter((name) => !isShared(name))];
}

/** @param {Order} order */
async function types(order) {
  const programs = order.args.length > 0 ? order.args : allPrograms();
  const ends = [];
  // One checker: each further one works out the same types once more, twice the work in all for four.
  for (const name of programs)
    ends.push(await start(order, [module('typescript', 'bin', 'tsc'), '-p', name, '--checkers', '1']));
  return {
    code: Math.max(...ends.map(({ code }) => code)),
    output: ends.map(({ output }) => output).join(''),
  };
}

/** @param {Order} order */
const unused = (order) => start(order, [module('knip', 'bin', 'knip.js'), '--no-progress', ...order.args]);

/** @type {(...projects: string[]) => Part['run']} */
const vitest =
  (...projects) =>
  (order) =>
    start(order, [
      ...[module('vitest', 'vitest.mjs'), 'run', '--reporter=dot'],
      ...projects.map((name) => `--project=${name}`),
      ...order.args,
    ]);

/** @param {string} node */
async function prepareBrowser(node) {
  findChromium(node);
  await ensureWebBuilt(node);
}

/** @param {Order} order */
const components = (order) =>
  start(
    order,
    [module('vitest', 'vitest.mjs'), 'run', '--reporter=dot', '--project=components', ...order.args],
    { env: { CHROMIUM_PATH: findChromium(order.node) } },
  );

/** @param {Order} order */
const browser = (order) =>
  start(order, [module('@playwright', 'test', 'cli.js'), 'test', ...order.args], {
    cwd: join(root, 'e2e'),
    env: { ...withoutColoursByForce, CHROMIUM_PATH: findChromium(order.node) },
  });

/**
 * The parts of `npm test` in stages: parts of one stage run at once, stages one after the other. A part that waits for pages or
 * processes has the machine for itself, since beside others its waits would end before the answers come.
 * @type {readonly (readonly Part[])[]}
 */
export const stages = [
  [
    { name: 'types', run: types },
    { name: 'lint', run: lint },
    { name: 'unused', run: unused },
    { name: 'graph', run: vitest('graph') },
  ],
  [{ name: 'unit', run: vitest('unit', 'server', 'policies-open') }],
  [{ name: 'components', prepare: async (node) => void findChromium(node), run: components }],
  [{ name: 'browser', prepare: prepareBrowser, run: browser }],
];
