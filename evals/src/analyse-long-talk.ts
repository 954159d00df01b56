import { GCProfiler } from 'node:v8';
import { extractMeeting } from '@hopgon/engine/extract/extract-meeting';
import { talkFigures } from '@hopgon/engine/figures/talk-figures';
import { summariseMeeting } from '@hopgon/engine/summarise/summarise-meeting';
import { splitWords } from '@hopgon/engine/text/tokens';
import { parseTranscript } from '@hopgon/engine/transcript/parse-transcript';
import { longTalk } from './long-talk.ts';

// node analyse-long-talk.ts ROUNDS HOURS… : for the bench, in a process of its own whose heap can be bounded. Each round analyses
// talks of so many hours, one after the other; prints as JSON the processor time of each part of each talk of each round in ms, and
// the most of its heap that was in use when garbage was collected, in MB.
const [rounds = 5, ...hours] = process.argv.slice(2).map(Number);

/** Milliseconds of processor time of each part. */
type Parts = Record<'parse' | 'extract' | 'summarise' | 'figures' | 'words', number>;

function analyse(content: string): Parts {
  const parts: Parts = { parse: 0, extract: 0, summarise: 0, figures: 0, words: 0 };
  const time = <T>(part: keyof Parts, work: () => T): T => {
    const before = process.cpuUsage();
    const result = work();
    const { user, system } = process.cpuUsage(before);
    parts[part] = (user + system) / 1000;
    return result;
  };
  const { turns } = time('parse', () => parseTranscript({ name: 'long.txt', content }));
  const extraction = time('extract', () => extractMeeting({ meetingDate: '2026-03-09', turns }));
  time('summarise', () => summariseMeeting({ turns, extraction }));
  time('figures', () => talkFigures(turns));
  time('words', () => turns.reduce((sum, { text }) => sum + splitWords(text).length, 0));
  return parts;
}

const contents = hours.map(longTalk);
const collections = new GCProfiler();
collections.start();
const measured = Array.from({ length: rounds }, () => contents.map(analyse));
const used = collections.stop().statistics.map(({ beforeGC }) => beforeGC.heapStatistics.usedHeapSize);
process.stdout.write(JSON.stringify({ rounds: measured, heap: Math.max(0, ...used) / 1e6 }));
