import { parseTranscript } from '@hopgon/engine/transcript/parse-transcript';
import type { Turn } from '@hopgon/engine/transcript/turn';
import { listFiles, loadJson, loadText, recordsOf } from './load-data.ts';
import { isRecord, type JsonRecord, readList, readOptionalText, readText } from './read-json.ts';
import type { Scored } from './scoring/match-pairs.ts';

export type GoldItem = Scored & {
  readonly assignees: readonly (string | null)[];
  readonly deadlines: readonly (string | null)[];
};

export type Meeting = {
  readonly id: string;
  readonly date: string;
  readonly turns: readonly Turn[];
  readonly turnCount: number;
  readonly speakers: readonly string[];
  readonly items: readonly GoldItem[];
  readonly decisions: readonly Scored[];
  readonly questions: readonly Scored[];
  readonly summary: string;
};

/** The annotated meetings of a folder under data/, each read by the transcript parser. */
export function loadMeetings(folder = 'meetings'): Meeting[] {
  const files = listFiles(folder);
  return files
    .filter((file) => file.endsWith('.gold.json'))
    .map((file) => {
      const gold = loadJson(`${folder}/${file}`);
      const id = readText(gold, 'id');
      const source = files.find((name) => name.startsWith(`${id}.`) && !name.endsWith('.json'));
      if (!source) throw new Error(`${folder}/${id}: no transcript`);
      return readMeeting(gold, source, loadText(`${folder}/${source}`));
    });
}

function readMeeting(gold: JsonRecord, name: string, content: string): Meeting {
  const aliases = isRecord(gold.speaker_names) ? gold.speaker_names : {};
  return {
    id: readText(gold, 'id'),
    date: readText(gold, 'meeting_date'),
    turns: parseTranscript({ name, content }).turns,
    turnCount: Number(gold.n_turns),
    speakers: textsOf(gold, 'speakers').filter((name) => name !== null),
    items: recordsOf(gold, 'action_items').map((item) => readItem(item, aliases)),
    decisions: recordsOf(gold, 'decisions').map((one) => scored(one, 'text')),
    questions: recordsOf(gold, 'open_questions').map((one) => scored(one, 'text')),
    summary: readOptionalText(gold, 'summary_medium') ?? '',
  };
}

function readItem(item: JsonRecord, aliases: JsonRecord): GoldItem {
  const assignee = readOptionalText(item, 'assignee');
  const alias = assignee === null ? null : readOptionalText(aliases, assignee);
  return {
    ...scored(item, 'title'),
    assignees: [assignee, ...textsOf(item, 'assignee_ok'), ...(alias === null ? [] : [alias])],
    deadlines: [readOptionalText(item, 'deadline'), ...textsOf(item, 'deadline_ok')],
  };
}

function scored(record: JsonRecord, field: string): Scored {
  const evidence = (readList(record, 'evidence') ?? []).filter((turn) => typeof turn === 'number');
  return { text: readText(record, field), evidence };
}

function textsOf(record: JsonRecord, field: string): (string | null)[] {
  return (readList(record, field) ?? []).filter((value) => typeof value === 'string' || value === null);
}
