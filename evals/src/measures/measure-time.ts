import { time } from '../commands/time.ts';
import { loadJson, recordsOf } from '../load-data.ts';
import { type Figure, share } from '../measure.ts';
import { isRecord, type JsonRecord, readOptionalNumber, readText } from '../read-json.ts';

const FIELDS = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const;

/** The fields expected of 112 Vietnamese date phrases, and silence on 38 texts that hold no date. */
export function measureTime(): Figure[] {
  const data = loadJson('time/chrono_vi.json');
  const phrases = recordsOf(data, 'examples');
  const others = recordsOf(data, 'negatives');
  const right = phrases.filter((example) => isRight(example, startOf(example)));
  const plain = phrases.filter((example) => isRight(example, numericDate(readText(example, 'text'))));
  const silent = others.filter(
    (example) => startOf({ reference: '2012-08-10T12:00:00', ...example }) === null,
  );
  return [
    share('Date phrases', right.length, phrases.length, plain.length / phrases.length),
    share('Texts without a date', silent.length, others.length),
  ];
}

function startOf(example: JsonRecord): string | null {
  const { start } = time(example);
  return typeof start === 'string' ? start : null;
}

function isRight(example: JsonRecord, start: string | null): boolean {
  const wanted = isRecord(example.expect) ? example.expect.start : null;
  if (!isRecord(wanted) || start === null) return false;
  const parts = start.split(/[-T:]/u).map(Number);
  return FIELDS.every((field, index) => {
    const value = readOptionalNumber(wanted, field);
    return value === null || value === parts[index];
  });
}

/** What one gets without knowing Vietnamese: day/month/year in figures. */
function numericDate(text: string): string | null {
  const match = /(\d{1,2})[/-](\d{1,2})[/-](\d{4})/u.exec(text);
  return match ? `${match[3]}-${match[2]?.padStart(2, '0')}-${match[1]?.padStart(2, '0')}T12:00:00` : null;
}
