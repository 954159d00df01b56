import { GCProfiler } from 'node:v8';
import { extractMeeting } from '@hopgon/engine/extract/extract-meeting';
import { talkFigures } from '@hopgon/engine/figures/talk-figures';
import { summariseMeeting } from '@hopgon/engine/summarise/summarise-meeting';
import { splitWords } from '@hopgon/engine/text/tokens';
import { parseTranscript } from '@hopgon/engine/transcript/parse-transcript';
import { longTalk } from './long-talk.ts';

// For the bench, in a process of its own whose heap can be bounded: analyses a talk of so many hours, prints the processor time of
// each part in ms, as JSON: of the first round, when no code is warm, and the least of all rounds; and the most of its heap that was
// in use when garbage was collected, in MB.
const [hours = '2', rounds = '5'] = process.argv.slice(2);

/** Milliseconds of processor time of each part. */
const first = new Map<string, number>();
const least = new Map<string, number>();

function time<T>(part: string, work: () => T): T {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  const ms = (user + system) / 1000;
  if (!first.has(part)) first.set(part, ms);
  least.set(part, Math.min(least.get(part) ?? ms, ms));
  return result;
}

const content = longTalk(Number(hours));
const collections = new GCProfiler();
collections.start();
for (let round = 0; round < Number(rounds); round += 1) {
  const { turns } = time('parse', () => parseTranscript({ name: 'long.txt', content }));
  const extraction = time('extract', () => extractMeeting({ meetingDate: '2026-03-09', turns }));
  time('summarise', () => summariseMeeting({ turns, extraction }));
  time('figures', () => talkFigures(turns));
  time('words', () => turns.reduce((sum, { text }) => sum + splitWords(text).length, 0));
}
const used = collections.stop().statistics.map(({ beforeGC }) => beforeGC.heapStatistics.usedHeapSize);
process.stdout.write(
  JSON.stringify({
    first: Object.fromEntries(first),
    least: Object.fromEntries(least),
    heap: Math.max(0, ...used) / 1e6,
  }),
);
