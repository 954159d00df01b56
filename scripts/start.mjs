// From a fresh clone to a running app; plain JavaScript without dependencies, for the Node.js (≥ 20) that is there.
import { ensureServerBuilt } from './lib/build-server.mjs';
import { ensureWebBuilt } from './lib/build-web.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/project.mjs';
import { replaceProcess } from './lib/replace-process.mjs';
import { startFlags } from './lib/server-flags.mjs';

process.chdir(root);
const node = await ensureInstalled();
await ensureWebBuilt(node);
const { main } = await ensureServerBuilt(node);
replaceProcess(node, [...startFlags, main]);
