// The operator's commands: node scripts/cli.mjs <command> [options]
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/project.mjs';
import { replaceProcess } from './lib/replace-process.mjs';
import { cliFlags } from './lib/server-flags.mjs';

process.chdir(root);
replaceProcess(await ensureInstalled(), [...cliFlags, 'server/src/cli/main.ts', ...process.argv.slice(2)]);
