import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { errorCode } from '../lifecycle/error-code.ts';
import { DamagedObject } from './damaged-object.ts';

/** A small object of JSON; null where there is none. Throws a DamagedObject where it holds something else. */
export async function readJson<T>(
  read: (name: string) => AsyncIterable<Uint8Array>,
  name: string,
  schema: z.ZodType<T>,
): Promise<T | null> {
  try {
    return schema.parse(JSON.parse(String(await buffer(read(name)))));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    if (error instanceof SyntaxError || error instanceof z.ZodError)
      throw new DamagedObject(`${name}: không đọc được, đây không phải tệp của kho sao lưu Họp Gọn.`);
    throw error;
  }
}
