import { fold } from '@hopgon/engine/text/fold';
import { time } from '../commands/time.ts';
import { type Figure, share } from '../measure.ts';
import { type JsonRecord, readOptionalText } from '../read-json.ts';
import { chronoAnswer } from './chrono-answer.ts';
import {
  isRight,
  ownCases,
  publishedCases,
  startsRight,
  type TimeAnswer,
  type TimeCase,
} from './time-cases.ts';

/** The variants measured beside the phrase as written. */
const spellings: readonly (readonly [string, (text: string) => string])[] = [
  ['decomposed', (text) => text.normalize('NFD')],
  ['without diacritics', fold],
  ['in a sentence', (text) => `Nhờ chị Lan xếp giúp ${text} ở trụ sở nhé`],
];

type Answer = (request: JsonRecord) => TimeAnswer | null;
type Judge = (wanted: TimeCase, answer: TimeAnswer | null) => boolean;

/** The published phrases beside what chrono-node's Vietnamese makes of them; its own tests, so it knows them all as written. */
export function measureTime(): Figure[] {
  const { phrases, silent } = publishedCases();
  return [...figuresOf(phrases), isSilent(silent)];
}

/** Our own phrases, whole sentences, and texts that name no time. */
export function measureOwnTime(): Figure[] {
  const sentences = ownCases('sentences.json');
  return [
    ...figuresOf(ownCases('phrases.json')),
    compare('Sentences, instants', sentences, startsRight),
    compare('Sentences, instants and ends', sentences, isRight),
    isSilent(ownCases('silent.json')),
    speed(ownCases('phrases.json')),
  ];
}

/** Phrases, sentences and texts without a time that were never used to improve the engine. */
export function measureFreshTime(): Figure[] {
  const sentences = ownCases('sentences.json', 'fresh-time');
  return [
    ...figuresOf(ownCases('phrases.json', 'fresh-time')),
    compare('Sentences, instants', sentences, startsRight),
    compare('Sentences, instants and ends', sentences, isRight),
    isSilent(ownCases('silent.json', 'fresh-time')),
  ];
}

/** Processor time, which other load of the machine hardly affects; beside the peer's for the same phrases. */
function speed(phrases: readonly TimeCase[]): Figure {
  const [own, peer] = [engineAnswer, chronoAnswer].map((answer) => microseconds(answer, phrases));
  return {
    name: 'Microseconds a phrase',
    value: own ?? 0,
    baseline: peer ?? null,
    counts: 'wanted: under 50',
  };
}

function microseconds(answer: Answer, phrases: readonly TimeCase[]): number {
  const rounds = Array.from({ length: 32 }, () => {
    const before = process.cpuUsage();
    for (const { request } of phrases) answer(request);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / phrases.length;
  });
  return Math.min(...rounds);
}

function figuresOf(phrases: readonly TimeCase[]): Figure[] {
  return [
    compare('Instants', phrases, startsRight),
    compare('Instants and ends', phrases, isRight),
    ...spellings.map(([name, spell]) =>
      compare(`Instants, ${name}`, phrases.map(respelled(spell)), startsRight),
    ),
  ];
}

const isSilent = (cases: readonly TimeCase[]): Figure =>
  compare('Silent where no time is named', cases, (_, answer) => answer === null);

const respelled =
  (spell: (text: string) => string) =>
  (one: TimeCase): TimeCase => {
    const text = spell(one.text);
    return { ...one, text, request: { ...one.request, text } };
  };

function compare(name: string, cases: readonly TimeCase[], judge: Judge): Figure {
  const right = (answer: Answer) => cases.filter((one) => judge(one, answer(one.request))).length;
  return share(name, right(engineAnswer), cases.length, right(chronoAnswer) / cases.length);
}

function engineAnswer(request: JsonRecord): TimeAnswer | null {
  const answer = time(request);
  const start = readOptionalText(answer, 'start');
  return start === null
    ? null
    : { start, end: readOptionalText(answer, 'end'), grain: readOptionalText(answer, 'grain') ?? '' };
}
