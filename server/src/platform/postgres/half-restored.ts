import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartFailure } from '../lifecycle/start-failure.ts';

/** In a data folder: what a restore has completed and is moving into place. */
export const restoredFolder = 'restored';

/** A start beside a restore that was interrupted while it moved would mix old and new data. */
export function refuseHalfRestored(dataDir: string): void {
  if (existsSync(join(dataDir, restoredFolder)))
    throw new StartFailure(
      `Lần khôi phục vào ${dataDir} bị ngắt giữa chừng: chạy lại "npm run cli -- restore" để hoàn tất.`,
    );
}
