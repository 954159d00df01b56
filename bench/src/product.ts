import { fileURLToPath } from 'node:url';

export const mainScript = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));

/** The line the product prints once it listens. */
export const ready = 'Họp Gọn đang chạy tại';
