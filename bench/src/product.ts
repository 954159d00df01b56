import { join } from 'node:path';
import { ensureServerBuilt } from '../../scripts/lib/build-server.mjs';
import { root } from '../../scripts/lib/project.mjs';

const { main } = await ensureServerBuilt(process.execPath);

/** What `npm start` runs: the bundle of what the sources say now. */
export const mainScript = join(root, main);

export const mainSource = join(root, 'server', 'src', 'main.ts');

/** The line the product prints once it listens. */
export const ready = 'Họp Gọn đang chạy tại';
