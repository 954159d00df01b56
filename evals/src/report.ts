import { extractMeeting } from '@hopgon/engine/extract/extract-meeting';
import { measureDrafts } from './drafts/measure-drafts.ts';
import { loadText } from './load-data.ts';
import type { Figure } from './measure.ts';
import { calibrationTable } from './measures/calibration-table.ts';
import { measureContradictions } from './measures/measure-contradictions.ts';
import { measureIntent } from './measures/measure-intent.ts';
import { measureLabels } from './measures/measure-labels.ts';
import { measureParse } from './measures/measure-parse.ts';
import { measureSearch } from './measures/measure-search.ts';
import { measureStalePromises } from './measures/measure-stale-promises.ts';
import { measureSummaries } from './measures/measure-summaries.ts';
import { measureFreshTime, measureOwnTime, measureTime } from './measures/measure-time.ts';
import { measureWebvtt } from './measures/measure-webvtt.ts';
import { bySplit, readAll, renderTable } from './measures/meeting-table.ts';
import { measureSupport } from './support/measure-support.ts';

// npm run evals : every figure of the engine beside the simple method it has to beat.
const SECTIONS: readonly (readonly [string, () => Figure[]])[] = [
  ["Time, phrases of chrono's own tests", measureTime],
  ['Time, our own texts', measureOwnTime],
  ['Time, texts never mended against', measureFreshTime],
  ['Transcripts', () => [...measureWebvtt(), ...measureParse()]],
  ['Summaries', measureSummaries],
  ['Search for a known sentence, first hit', measureSearch],
  ['What messages ask for', measureIntent],
  ['Lines checked against their turns', measureSupport],
  ['Decisions that contradict each other', measureContradictions],
  ['Promises nothing followed', measureStalePromises],
  ['Drafts of minutes', measureDrafts],
  ['Labels of several people', measureLabels],
];

for (const [title, measure] of SECTIONS) {
  process.stdout.write(`\n${title}\n`);
  for (const figure of measure()) process.stdout.write(`  ${figureRow(figure)}\n`);
}

const read = readAll(extractMeeting);
process.stdout.write(`\nMeetings, right/found/wanted and F1\n${renderTable(read, bySplit)}`);
const closed = read.filter(({ listed }) => listed.isClosed);
process.stdout.write(`\nClosed meetings\n${calibrationTable(closed)}`);
process.stdout.write(`\nThe same with authors left out, as trained last\n${loadText('left-out.txt')}`);

function figureRow({ name, value, baseline, counts }: Figure): string {
  const beside = baseline === null ? '' : `baseline ${baseline.toFixed(3)}`;
  return `${name.padEnd(36)} ${value.toFixed(3)}   ${beside.padEnd(16)} ${counts}`;
}
