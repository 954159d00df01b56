import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

const skipped = new Set(['node_modules', 'dist', 'testing']);

/** @type {Map<string, string>} */
const hashes = new Map();

/**
 * A hash of the contents of files and folders (paths from the root), that of tests left out. Each path is read once.
 * @param {readonly string[]} paths
 */
export function fingerprint(paths) {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`);
  for (const path of paths) {
    const known = hashes.get(path) ?? hashOf(path);
    hashes.set(path, known);
    hash.update(known);
  }
  return hash.digest('hex');
}

/** @param {string} path */
function hashOf(path) {
  const hash = createHash('sha256');
  for (const file of filesIn(path).sort()) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesIn(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) return [];
    const inner = `${path}/${entry.name}`;
    return entry.isDirectory() ? filesIn(inner) : [inner];
  });
}

/**
 * Whether a stamp file holds this fingerprint.
 * @param {string} stamp
 * @param {string} print
 */
export function isStamped(stamp, print) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === print;
}
