import type { Turn } from '@hopgon/engine/transcript/turn';
import { loadJson, recordsOf } from './load-data.ts';
import { isRecord, type JsonRecord, readList, readOptionalText, readText } from './read-json.ts';
import { readTurns } from './read-turns.ts';
import type { Scored } from './scoring/match-pairs.ts';

export type GoldItem = Scored & {
  readonly assignees: readonly (string | null)[];
  readonly deadlines: readonly (string | null)[];
};

export type Meeting = {
  readonly id: string;
  readonly date: string;
  readonly turns: readonly Turn[];
  readonly items: readonly GoldItem[];
  readonly decisions: readonly Scored[];
  readonly questions: readonly Scored[];
  readonly summary: string;
};

/** What `splits.json` says of a meeting. */
export type Listed = {
  readonly id: string;
  /** Closed meetings are scored by scripts and read by nobody. */
  readonly isClosed: boolean;
  readonly author: string;
  readonly batch: number;
  /** Recognised speech: hardly any punctuation. */
  readonly isSpeech: boolean;
  /** In some meetings only tasks are annotated. */
  readonly hasTasksOnly: boolean;
};

/** The open and the closed meetings; sealed ones wait to be scored once, by nobody but the last measurement. */
export const listMeetings = (): Listed[] => listSplits(['open', 'closed']);

function listSplits(splits: readonly string[]): Listed[] {
  return Object.entries(loadJson('splits.json')).flatMap(([id, said]) => {
    if (!isRecord(said)) throw new TypeError(`splits.json: ${id}: an object is expected`);
    const split = readText(said, 'split');
    if (!splits.includes(split)) return [];
    return {
      id,
      isClosed: split === 'closed',
      author: readText(said, 'author'),
      batch: Number(said.batch),
      isSpeech: said.speech === true,
      hasTasksOnly: said.annotated === 'tasks',
    };
  });
}

/** The meetings that were written first; everybody has read them. */
export const loadFirstMeetings = (batches: number): Meeting[] =>
  listMeetings()
    .filter(({ author, batch }) => author === 'a' && batch <= batches)
    .map(loadMeeting);

export function loadMeeting({ id }: Pick<Listed, 'id'>): Meeting {
  const record = loadJson(`meetings/${id}.json`);
  const aliases = isRecord(record.speaker_names) ? record.speaker_names : {};
  return {
    id,
    date: readText(record, 'date'),
    turns: readTurns(record),
    items: recordsOf(record, 'action_items').map((item) => readItem(item, aliases)),
    decisions: recordsOf(record, 'decisions').map((one) => scoredLine(one, 'text')),
    questions: recordsOf(record, 'open_questions').map((one) => scoredLine(one, 'text')),
    summary: readOptionalText(record, 'summary_medium') ?? '',
  };
}

function readItem(item: JsonRecord, aliases: JsonRecord): GoldItem {
  const assignee = readOptionalText(item, 'assignee');
  const alias = assignee === null ? null : readOptionalText(aliases, assignee);
  return {
    ...scoredLine(item, 'title'),
    assignees: [assignee, ...textsOf(item, 'assignee_ok'), ...(alias === null ? [] : [alias])],
    deadlines: [readOptionalText(item, 'deadline'), ...textsOf(item, 'deadline_ok')],
  };
}

/** A line of an annotation with its evidence. */
export function scoredLine(record: JsonRecord, field: string): Scored {
  const evidence = (readList(record, 'evidence') ?? []).filter((turn) => typeof turn === 'number');
  return { text: readText(record, field), evidence };
}

function textsOf(record: JsonRecord, field: string): (string | null)[] {
  return (readList(record, field) ?? []).filter((value) => typeof value === 'string' || value === null);
}
