import { listFiles, loadJson, recordsOf } from './load-data.ts';
import { type JsonRecord, readList, readOptionalText, readText } from './read-json.ts';

const LINE_KINDS = ['course', 'opinion', 'decision', 'task', 'question'] as const;
type LineKind = (typeof LINE_KINDS)[number];

type ReferenceLine = {
  readonly kind: LineKind;
  readonly text: string;
  readonly evidence: readonly number[];
  /** Of tasks only; null where nobody can be named for certain. */
  readonly assignee: string | null;
  /** Of tasks only: the day as YYYY-MM-DD. */
  readonly deadline: string | null;
};

export type ReferenceMinutes = {
  readonly meeting: string;
  readonly author: string;
  readonly items: readonly { readonly heading: string; readonly lines: readonly ReferenceLine[] }[];
};

/** The minutes a secretary wrote by hand, one for each file of `minutes/`. */
export function loadReferenceMinutes(): ReferenceMinutes[] {
  return listFiles('minutes/').map((file) => parseReferenceMinutes(file, loadJson(`minutes/${file}`)));
}

/** The name of the file is the id of the meeting; another id inside is a fault of the file. */
export function parseReferenceMinutes(file: string, record: JsonRecord): ReferenceMinutes {
  const meeting = readText(record, 'meeting');
  if (file !== `${meeting}.json`) throw new TypeError(`${file}: minutes of ${meeting}`);
  const items = recordsOf(record, 'items').map((item) => ({
    heading: readText(item, 'heading'),
    lines: recordsOf(item, 'lines').map(parseReferenceLine),
  }));
  return { meeting, author: readText(record, 'author'), items };
}

function parseReferenceLine(record: JsonRecord): ReferenceLine {
  const text = readText(record, 'text');
  const name = readText(record, 'kind');
  const kind = LINE_KINDS.find((one) => one === name);
  if (kind === undefined) throw new TypeError(`${text}: no kind ${name}`);
  const isTask = kind === 'task';
  for (const field of ['assignee', 'deadline']) {
    if (field in record !== isTask)
      throw new TypeError(`${text}: ${field} belongs to tasks, to each of them`);
    if (isTask && record[field] !== null) readText(record, field);
  }
  const evidence = (readList(record, 'evidence') ?? []).map((turn) => {
    if (typeof turn !== 'number') throw new TypeError(`${text}: evidence is a list of turn indexes`);
    return turn;
  });
  return {
    kind,
    text,
    evidence,
    assignee: readOptionalText(record, 'assignee'),
    deadline: readOptionalText(record, 'deadline'),
  };
}
