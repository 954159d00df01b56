import type { Figure } from './measure.ts';
import { measureIntent } from './measures/measure-intent.ts';
import { measureMeetings, measureTasks } from './measures/measure-meetings.ts';
import { measureParse } from './measures/measure-parse.ts';
import { measureSearch } from './measures/measure-search.ts';
import { measureSummaries } from './measures/measure-summaries.ts';
import { measureFreshTime, measureOwnTime, measureTime } from './measures/measure-time.ts';
import { measureWebvtt } from './measures/measure-webvtt.ts';

// npm run evals : every figure of the engine beside the simple method it has to beat.
const SECTIONS: readonly (readonly [string, () => Figure[]])[] = [
  ["Time, phrases of chrono's own tests", measureTime],
  ['Time, our own texts', measureOwnTime],
  ['Time, texts never mended against', measureFreshTime],
  ['Transcripts', () => [...measureWebvtt(), ...measureParse()]],
  ['Six annotated meetings', () => measureMeetings('meetings', true)],
  ['Short meetings of our own', () => measureMeetings('own-meetings', false)],
  ['Short meetings of our own, later sittings', () => measureMeetings('own-meetings-2', false)],
  ['Short meetings of our own, full of deadlines', () => measureTasks('own-deadlines')],
  ['Meetings once unseen', () => measureMeetings('fresh-meetings', false)],
  ['Meetings once unseen, later ones', () => measureMeetings('fresh-meetings-2', false)],
  [
    'Long meetings once unseen, by authors who did not know the engine',
    () => measureMeetings('fresh-meetings-3', false),
  ],
  ['The same, later ones', () => measureMeetings('fresh-meetings-4', false)],
  ['The same, eight later ones', () => measureMeetings('fresh-meetings-6', false)],
  ['The same, ten by another author', () => measureMeetings('fresh-meetings-7', false)],
  ['The same, ten more', () => measureMeetings('fresh-meetings-8', false)],
  ['The same, never mended against', () => measureMeetings('fresh-meetings-5', false)],
  ['The same, by another author', () => measureMeetings('fresh-meetings-9', false)],
  ['Ten by yet another, half of them read', () => measureMeetings('fresh-meetings-10', false)],
  ['Ten more, closed', () => measureMeetings('fresh-meetings-11', false)],
  ['Twelve by a new author', () => measureMeetings('fresh-meetings-12', false)],
  ['Twelve by a second new author', () => measureMeetings('fresh-meetings-13', false)],
  ['Twelve by a third new author', () => measureMeetings('fresh-meetings-14', false)],
  ['Twelve by a fourth, closed', () => measureMeetings('fresh-meetings-15', false)],
  ['Twelve made like the first six', () => measureMeetings('fresh-meetings-16', false)],
  ['Twelve more like them', () => measureMeetings('fresh-meetings-17', false)],
  ['Twelve more like them, of offices', () => measureMeetings('fresh-meetings-18', false)],
  ['Twelve more like them, closed', () => measureMeetings('fresh-meetings-19', false)],
  ['Twelve more like them, by another', () => measureMeetings('fresh-meetings-20', false)],
  ['Twelve more, closed', () => measureMeetings('fresh-meetings-21', false)],
  ['The last twelve like them, closed', () => measureMeetings('fresh-meetings-22', false)],
  ['Short talks about days by another author', () => measureTasks('fresh-deadlines')],
  ['The same, closed', () => measureTasks('fresh-deadlines-2')],
  ['Summaries', measureSummaries],
  ['Search for a known sentence, first hit', measureSearch],
  ['What messages ask for', measureIntent],
];

for (const [title, measure] of SECTIONS) {
  process.stdout.write(`\n${title}\n`);
  for (const figure of measure()) process.stdout.write(`  ${row(figure)}\n`);
}

function row({ name, value, baseline, counts }: Figure): string {
  const beside = baseline === null ? '' : `baseline ${baseline.toFixed(3)}`;
  return `${name.padEnd(36)} ${value.toFixed(3)}   ${beside.padEnd(16)} ${counts}`;
}
