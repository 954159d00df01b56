// Runs a TypeScript file of the project with its own Node.js: node scripts/run.mjs <file> [arguments]
import { giveUp } from './lib/give-up.mjs';
import { handOver } from './lib/hand-over.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/project.mjs';

const [file, ...args] = process.argv.slice(2);
if (file === undefined) giveUp('Cách dùng: node scripts/run.mjs <tệp.ts> [tham số]');
process.chdir(root);
handOver(await ensureInstalled(), [file, ...args]);
