import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { savePrivateFile } from './private-file.ts';

/** In a data folder: it was restored, and its original may still be running. */
const markIn = (dataDir: string): string => join(dataDir, 'copy.json');

export const markCopy = (dataDir: string, at: Date): Promise<void> =>
  savePrivateFile(markIn(dataDir), JSON.stringify({ at: at.toISOString() }));

/** Whether the operator has not said yet that a restored data folder replaces its original. */
export const isCopy = (dataDir: string): boolean => existsSync(markIn(dataDir));

/** What a copy does not do, and how it takes the place of its original. */
export const copyNotice =
  'Đây là một bản khôi phục, chỉ để xem: không gửi thư và thông báo đẩy, không sao lưu, không xóa tệp. Để nó thay bản gốc, chạy "npm run cli -- activate" rồi khởi động lại.';

export const removeCopyMark = (dataDir: string): Promise<void> => rm(markIn(dataDir), { force: true });
