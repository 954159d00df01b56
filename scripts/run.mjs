// Runs a TypeScript file of the project with its own Node.js: node scripts/run.mjs <file> [arguments]
import { exitWithError } from './lib/exit-with-error.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/project.mjs';
import { replaceProcess } from './lib/replace-process.mjs';

const [file, ...args] = process.argv.slice(2);
if (file === undefined) exitWithError('Cách dùng: node scripts/run.mjs <tệp.ts> [tham số]');
process.chdir(root);
replaceProcess(await ensureInstalled(), [file, ...args]);
