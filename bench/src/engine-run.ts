import { extractMeeting } from '../../engine/src/extract/extract-meeting.ts';
import { talkFigures } from '../../engine/src/figures/talk-figures.ts';
import { summariseMeeting } from '../../engine/src/summarise/summarise-meeting.ts';
import { splitWords } from '../../engine/src/text/tokens.ts';
import { parseTranscript } from '../../engine/src/transcript/parse-transcript.ts';
import { longTalk } from './long-talk.ts';

// A process of its own, so that its heap can be bounded: analyses a talk of so many hours, prints the least processor
// time of a few rounds for each part, in ms, as JSON.
const [hours = '2', rounds = '5'] = process.argv.slice(2);

/** Milliseconds of processor time of each part. */
const least = new Map<string, number>();

function time<T>(part: string, work: () => T): T {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  least.set(part, Math.min(least.get(part) ?? Number.POSITIVE_INFINITY, (user + system) / 1000));
  return result;
}

const content = longTalk(Number(hours));
for (let round = 0; round < Number(rounds); round += 1) {
  const { turns } = time('parse', () => parseTranscript({ name: 'long.txt', content }));
  const extraction = time('extract', () => extractMeeting({ meetingDate: '2026-03-09', turns }));
  time('summarise', () => summariseMeeting({ turns, extraction }));
  time('figures', () => talkFigures(turns));
  time('words', () => turns.reduce((sum, { text }) => sum + splitWords(text).length, 0));
}
process.stdout.write(JSON.stringify(Object.fromEntries(least)));
