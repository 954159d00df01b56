import type { Reader } from '../../platform/threads/reader.ts';
import { checkModelLines } from './model/check-lines.rules.ts';

/** Everything that reads what was said for readings. It runs in threads: `world.readingsReader` asks them. */
export const readingsReadings = { checkModelLines };

declare module '../../platform/world.ts' {
  interface World {
    readonly readingsReader: Reader<typeof readingsReadings>;
  }
}
