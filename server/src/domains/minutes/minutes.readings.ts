import type { Reader } from '../../platform/threads/reader.ts';
import { checkLines } from './lines/line-support.rules.ts';
import { matchSources } from './lines/match-sources.rules.ts';

/** Everything that reads what was said for minutes. It runs in threads: `world.minutesReader` asks them. */
export const minutesReadings = { checkLines, matchSources };

declare module '../../platform/world.ts' {
  interface World {
    readonly minutesReader: Reader<typeof minutesReadings>;
  }
}
