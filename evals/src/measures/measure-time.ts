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

/** What is measured beside the phrase as it stands. */
const spellings: readonly (readonly [string, (text: string) => string])[] = [
  ['decomposed', (text) => text.normalize('NFD')],
  ['without diacritics', fold],
  ['in a sentence', (text) => `Nhờ chị Lan xếp giúp ${text} ở trụ sở nhé`],
];

type Answer = (request: JsonRecord) => TimeAnswer | null;
type Judge = (wanted: TimeCase, answer: TimeAnswer | null) => boolean;

/** The published phrases beside what chrono-node's Vietnamese makes of them; its own tests, so it knows them all as written. */
export function measureTime(): Figure[] {
  return figuresOf(publishedCases());
}

/** Our own texts: as written, and each without its marks or taken apart. */
export function measureOwnTime(): Figure[] {
  return figuresOf(ownCases('silent.json'));
}

function figuresOf({ phrases, silent }: { phrases: TimeCase[]; silent: TimeCase[] }): Figure[] {
  return [
    compare('Instants', phrases, startsRight),
    compare('Instants and ends', phrases, isRight),
    ...spellings.map(([name, spell]) =>
      compare(`Instants, ${name}`, phrases.map(respelled(spell)), startsRight),
    ),
    compare('Silent where no time is named', silent, (_, answer) => answer === null),
  ];
}

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
