import { loadJson, recordsOf } from '../load-data.ts';
import { naturalEnd } from '../natural-end.ts';
import { isRecord, type JsonRecord, readOptionalNumber, readOptionalText, readText } from '../read-json.ts';

const FIELDS = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const;

/** The expected fields of a local time, in the order of FIELDS; null matches anything. */
type Wanted = readonly (number | null)[];

/** A text and the time it names: of the published set some fields, of our own all. */
export type TimeCase = {
  readonly text: string;
  readonly request: JsonRecord;
  readonly start: Wanted;
  /** Its last second; null where only the start is asked for. */
  readonly last: Wanted | null;
};

/** Local times; `end` is exclusive and null where the grain says how long it is. */
export type TimeAnswer = { readonly start: string; readonly end: string | null; readonly grain: string };

/**
 * 112 phrases of the tests of chrono's Vietnamese: each asks for some fields of its start, a few for those of its last day.
 * `decided.json` replaces the answers that we decided otherwise, with the reason.
 */
export function publishedCases(): { phrases: TimeCase[]; silent: TimeCase[] } {
  const data = loadJson('time/chrono_vi.json');
  const decided = new Map(
    recordsOf(loadJson('time/decided.json'), 'decided').map((one) => [one.id, one.expect]),
  );
  const phrases = recordsOf(data, 'examples').map((example): TimeCase => {
    const published = isRecord(example.expect) ? example.expect : {};
    const ours = decided.get(example.id);
    const expect = isRecord(ours) ? ours : published;
    return {
      text: readText(example, 'text'),
      request: example,
      start: fieldsOf(expect.start),
      last: isRecord(expect.end) ? fieldsOf(expect.end) : null,
    };
  });
  const silent = recordsOf(data, 'negatives').map((record) =>
    silentCase({ reference: '2012-08-10T12:00:00', ...record }),
  );
  return { phrases, silent };
}

/** Texts of a folder of ours, in sets that share a reference and `forward`; a case without `start` names no time. */
export function ownCases(file: string, folder = 'own-time'): TimeCase[] {
  return recordsOf(loadJson(`${folder}/${file}`), 'sets').flatMap(({ reference, forward, ...set }) =>
    recordsOf(set, 'cases').map((record) => ownCase({ reference, forward, ...record })),
  );
}

function ownCase(request: JsonRecord): TimeCase {
  const start = readOptionalText(request, 'start');
  if (start === null) return silentCase(request);
  const wanted = { start, end: readOptionalText(request, 'end'), grain: readText(request, 'grain') };
  return {
    text: readText(request, 'text'),
    request,
    start: partsOf(start),
    last: partsOf(lastSecond(wanted)),
  };
}

const silentCase = (request: JsonRecord): TimeCase => ({
  text: readText(request, 'text'),
  request,
  start: [],
  last: null,
});

export const startsRight = ({ start }: TimeCase, answer: TimeAnswer | null): boolean =>
  answer !== null && agrees(start, answer.start);

/** Start and end, where an end is asked for. */
export const isRight = (wanted: TimeCase, answer: TimeAnswer | null): boolean =>
  answer !== null &&
  agrees(wanted.start, answer.start) &&
  (wanted.last === null || agrees(wanted.last, lastSecond(answer)));

function fieldsOf(value: unknown): Wanted {
  return FIELDS.map((field) => (isRecord(value) ? readOptionalNumber(value, field) : null));
}

function agrees(wanted: Wanted, time: string): boolean {
  const parts = partsOf(time);
  return wanted.every((field, index) => field === null || field === parts[index]);
}

/** The numbers of "2026-11-20T14:00:00"; the sign of a year before Christ counts. */
function partsOf(time: string): number[] {
  const [, year, rest = ''] = /^(-?\d+)-(.*)$/u.exec(time) ?? [];
  return [year, ...rest.split(/[-T:]/u)].map(Number);
}

/** The last second of a time; of a moment within a day the moment itself. */
function lastSecond({ start, end, grain }: TimeAnswer): string {
  const ends = end ?? naturalEnd(start, grain);
  return ends === null ? start : new Date(Date.parse(`${ends}Z`) - 1000).toISOString().slice(0, 19);
}
