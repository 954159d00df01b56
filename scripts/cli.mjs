// The operator's commands: node scripts/cli.mjs <command> [options]
import { ensureServerBuilt } from './lib/build-server.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/project.mjs';
import { replaceProcess } from './lib/replace-process.mjs';
import { cliFlags } from './lib/server-flags.mjs';

process.chdir(root);
const node = await ensureInstalled();
const { cli } = await ensureServerBuilt(node);
replaceProcess(node, [...cliFlags, cli, ...process.argv.slice(2)]);
