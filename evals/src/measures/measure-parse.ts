import { talkFigures } from '@hopgon/engine/figures/talk-figures';
import { decodeText } from '@hopgon/engine/transcript/decode-text';
import { parseTranscript } from '@hopgon/engine/transcript/parse-transcript';
import type { ParsedTranscript } from '@hopgon/engine/transcript/parsed-transcript';
import { listFiles, loadBytes, loadJson, loadText, recordsOf } from '../load-data.ts';
import { loadFirstMeetings } from '../load-meetings.ts';
import { type Figure, share } from '../measure.ts';
import { isRecord, type JsonRecord } from '../read-json.ts';

const OWN = 'own-transcripts';
const TALK_TOLERANCE_MS = 100;

const SOURCES = 'transcripts/meetings';

/** Whether each file gives exactly the turns expected of it. */
export function measureParse(): Figure[] {
  const meetings = loadFirstMeetings(1);
  const files = listFiles(SOURCES);
  const right = meetings.filter(({ id, turns }) => {
    const name = files.find((file) => file.startsWith(`${id}.`)) ?? '';
    const parsed = parseTranscript({ name, content: loadText(`${SOURCES}/${name}`) });
    return JSON.stringify(parsed.turns) === JSON.stringify(turns);
  });
  return [
    share('Meetings read turn by turn', right.length, meetings.length),
    measureCaptions(),
    ...measureExports(),
  ];
}

function measureCaptions(): Figure {
  const name = 'zoom_savedcaptions_datadaveshin';
  const { turns } = parseTranscript({ name, content: loadText(`transcripts/${name}.txt`) });
  const wanted = loadText(`transcripts/${name}.expected.txt`).trim().split(/\n\n+/u);
  const right = wanted.filter((block, index) => {
    const turn = turns[index];
    return turn !== undefined && block.trim() === `[${turn.speaker}]\n${turn.text}`;
  });
  return share('Saved captions, turns', right.length, Math.max(wanted.length, turns.length));
}

type Export = { readonly gold: JsonRecord; readonly parsed: ParsedTranscript; readonly isTimed: boolean };

/** Files as products write them, with what each turn, fact and report of them is. */
function measureExports(): Figure[] {
  const all = loadExports();
  return [
    turnsRight(
      'Exports with times, turns',
      all.filter(({ isTimed }) => isTimed),
    ),
    turnsRight(
      'Exports as text, turns',
      all.filter(({ isTimed }) => !isTimed),
    ),
    share(
      'Facts of their heads',
      count(all, factsRight),
      count(all, ({ gold }) => factsOf(gold).length),
    ),
    share(
      'Talk time within 0.1 s, speakers',
      count(all, talkRight),
      count(all, ({ gold }) => talkOf(gold).length),
    ),
  ];
}

function loadExports(): Export[] {
  const files = listFiles(OWN);
  return files
    .filter((file) => !file.endsWith('.gold.json'))
    .map((file) => {
      const gold = loadJson(`${OWN}/${file.replace(/\.[a-z]+$/u, '')}.gold.json`);
      const content = decodeText(loadBytes(`${OWN}/${file}`)).text;
      const isTimed = recordsOf(gold, 'turns').every((turn) => typeof turn.start_ms === 'number');
      return { gold, parsed: parseTranscript({ name: file, content }), isTimed };
    });
}

const count = (all: readonly Export[], of: (one: Export) => number): number =>
  all.reduce((sum, one) => sum + of(one), 0);

function turnsRight(name: string, all: readonly Export[]): Figure {
  const right = count(all, ({ gold, parsed }) => {
    return recordsOf(gold, 'turns').filter((wanted, index) => {
      const turn = parsed.turns[index];
      const found = turn && [turn.speaker, turn.startMs, turn.endMs, turn.text];
      const gave = [wanted.speaker, wanted.start_ms, wanted.end_ms, wanted.text];
      return JSON.stringify(found) === JSON.stringify(gave);
    }).length;
  });
  const whole = count(all, ({ gold, parsed }) =>
    Math.max(recordsOf(gold, 'turns').length, parsed.turns.length),
  );
  return share(name, right, whole);
}

const factsOf = (gold: JsonRecord): [string, unknown][] =>
  isRecord(gold.facts) ? Object.entries(gold.facts) : [];

function factsRight({ gold, parsed }: Export): number {
  const found = new Map<string, unknown>(Object.entries(parsed.facts));
  return factsOf(gold).filter(([key, value]) => JSON.stringify(found.get(key)) === JSON.stringify(value))
    .length;
}

const talkOf = (gold: JsonRecord): [string, unknown][] =>
  isRecord(gold.talk_ms) ? Object.entries(gold.talk_ms) : [];

function talkRight({ gold, parsed }: Export): number {
  const { speakers } = talkFigures(parsed.turns, parsed.spans);
  const spoken = new Map(speakers.map(({ speaker, talkMs }) => [speaker, talkMs]));
  return talkOf(gold).filter(([speaker, ms]) => {
    return Math.abs((spoken.get(speaker) ?? Number.NaN) - Number(ms)) <= TALK_TOLERANCE_MS;
  }).length;
}
