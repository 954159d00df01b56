// node prune-packages.mjs FOLDER : of FOLDER/node_modules stay the packages that the server's bundle does not hold, and all licences.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { loadedPackages } from './loaded-packages.mjs';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('a folder is needed');

const top = resolve(folder);
const licence = /^(?:licen[cs]e|copying|notice)/i;
/** @type {Set<string>} */
const kept = new Set();

/**
 * The folder of a package that another one loads, searched upwards as Node.js does; optional ones may be absent.
 * @param {string} from
 * @param {string} name
 */
function findPackage(from, name) {
  for (let at = from; at.startsWith(top); at = dirname(at)) {
    const place = join(at, 'node_modules', name);
    if (existsSync(join(place, 'package.json'))) return place;
  }
  return undefined;
}

/** @param {string} place */
function keep(place) {
  if (kept.has(place)) return;
  kept.add(place);
  const { dependencies, optionalDependencies } = JSON.parse(
    readFileSync(join(place, 'package.json'), 'utf8'),
  );
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    const found = findPackage(place, name);
    if (found !== undefined) keep(found);
  }
}

/**
 * Whether something of a folder stays.
 * @param {string} place
 * @returns {boolean}
 */
function prune(place) {
  if (kept.has(place)) return true;
  let stays = false;
  for (const entry of readdirSync(place, { withFileTypes: true })) {
    const path = join(place, entry.name);
    if (entry.isDirectory() ? prune(path) : licence.test(entry.name)) stays = true;
    else rmSync(path, { recursive: true });
  }
  return stays;
}

for (const name of loadedPackages) {
  const found = findPackage(top, name);
  if (found === undefined) throw new Error(`${name} is not installed`);
  keep(found);
}
prune(join(top, 'node_modules'));
