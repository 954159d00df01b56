import { readClocks, readDate } from '@hopgon/engine/transcript/read-moment';

/** What a name of a file says; a clock of Zoom and Teams may be that of UTC. */
export interface NamedMoment {
  /** YYYY-MM-DD. */
  readonly date: string | null;
  /** HH:mm. */
  readonly startTime: string | null;
  readonly isUtc: boolean;
}

const noMoment: NamedMoment = { date: null, startTime: null, isUtc: false };

/** 'GMT20261120-073000', '20261120_143000UTC', '20261120'. */
const compact =
  /(?<![\p{L}\d])(GMT)?(20\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?:[-_ T]?([01]\d|2[0-3])([0-5]\d)(?:[0-5]\d)?(UTC|Z)?)?(?!\d)/iu;
/** '09-30', '9.30', '14 05' behind a date. */
const clockBehind = /^[\s_,T-]*(?:lúc\s)?([01]?\d|2[0-3])[-.:h ]([0-5]\d)(?!\d|[-.]\d)/iu;
const writtenDate = /(?<!\d)(?:\d{4}[-/. ]\d{1,2}[-/. ]\d{1,2}|\d{1,2}[-/. ]\d{1,2}[-/. ]\d{4})(?!\d)/u;

const exists = (date: string): boolean => {
  const day = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
};

/** The day and clock in one name, without its folders. */
function readName(name: string): NamedMoment {
  const found = compact.exec(name);
  if (found) {
    const [, gmt, year, month, day, hours, minutes, utc] = found;
    const date = `${year}-${month}-${day}`;
    const startTime = hours === undefined ? null : `${hours}:${minutes}`;
    if (exists(date)) return { date, startTime, isUtc: startTime !== null && Boolean(gmt ?? utc) };
  }
  const spaced = name.replaceAll('_', ' ');
  const at = writtenDate.exec(spaced);
  const date = readDate(at ? at[0].replaceAll(' ', '-') : spaced);
  if (date === null) return noMoment;
  const behind = at && clockBehind.exec(spaced.slice(at.index + at[0].length));
  const clock = behind ? `${(behind[1] ?? '').padStart(2, '0')}:${behind[2]}` : readClocks(spaced)[0];
  return { date, startTime: clock ?? null, isUtc: false };
}

/** When a file says by its name that its meeting was, else by the folders it lies in: '2025/03/12/giao ban.vtt'. */
export function readNamedMoment(path: string): NamedMoment {
  const [name = '', ...folders] = path.normalize('NFC').split(/[/\\]/u).toReversed();
  const bare = name.replace(/\.[^.]+$/u, '');
  const own = readName(bare);
  if (own.date !== null || folders.length === 0) return own;
  const { date } = readName(folders.toReversed().join('/'));
  return date === null
    ? noMoment
    : { date, startTime: readClocks(bare.replaceAll('_', ' '))[0] ?? null, isUtc: false };
}

/** Words that recorders put into names of files. */
const wordsOfRecorders =
  /(?<![\p{L}\d])(?:transcript|recording|meeting|captions?|gmt\d*|utc|zoom|teams|meet|v\d+)(?![\p{L}\d])/giu;
/** No name holds it: it parts a day from the numbers beside it. */
const dateMark = '\ue000';
/** Numbers beside each other are a day or a clock; one behind a word counts what the word names: 'giao ban tuần 37'. */
const numbers = /(?<![\p{L}\d])\d+h?\d*(?: \d+h?\d*)*(?![\p{L}\d])/gu;
const isCount = (found: string, before: string): boolean =>
  /^\d{1,3}$/u.test(found) && /\p{L} $/u.test(before);

/** 'Hop_du-an_2026-11-20.vtt' → 'Hop du an': what a meeting created for the file is called at first. */
export function titleOfName(path: string): string {
  const words = path
    .normalize('NFC')
    .replace(/^.*[/\\]/su, '')
    .replace(/\.[^.]+$/u, '')
    .replace(/[_\-.()[\]]+/gu, ' ')
    .replace(wordsOfRecorders, ' ')
    .replace(/\s+/gu, ' ')
    .replace(writtenDate, dateMark)
    .replace(numbers, (found, at: number, all: string) => (isCount(found, all.slice(0, at)) ? found : ' '))
    .replace(dateMark, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  return words === '' ? 'Cuộc họp' : (words.charAt(0).toUpperCase() + words.slice(1, 200)).toWellFormed();
}
