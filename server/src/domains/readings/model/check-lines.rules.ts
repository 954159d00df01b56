import { supportCheck } from '@hopgon/engine/support/check-support';
import { fold } from '@hopgon/engine/text/fold';
import { parseDeadline } from '@hopgon/engine/time/parse-deadline';
import type { ModelLines } from './model-lines.schemas.ts';
import type { TalkTurn } from './talk-parts.rules.ts';

export interface CheckedLine {
  readonly text: string;
  readonly evidence: readonly number[];
}

export interface CheckedTask extends CheckedLine {
  readonly assignee: string | null;
  readonly deadline: string | null;
}

export interface CheckedLines {
  readonly summary: readonly CheckedLine[];
  readonly decisions: readonly CheckedLine[];
  readonly questions: readonly CheckedLine[];
  readonly tasks: readonly CheckedTask[];
  readonly dropped: number;
  readonly mended: number;
}

interface TalkPart {
  /** YYYY-MM-DD */
  readonly meetingDate: string;
  readonly turns: readonly TalkTurn[];
}

/**
 * The lines of a model that the turns they name support. A line that names a turn which is not there, or says what its
 * turns do not, is dropped; a task only loses a person or day that nobody said. Days are computed from what was said.
 */
export function checkModelLines({ meetingDate, turns }: TalkPart, lines: ModelLines): CheckedLines {
  const placeByIndex = new Map(turns.map(({ index }, place) => [index, place]));
  const check = supportCheck({ meetingDate, turns });
  let dropped =
    lines.tom_tat.unreadable + lines.quyet_dinh.unreadable + lines.viec.unreadable + lines.cau_hoi.unreadable;
  let mended = 0;
  const placesOf = (named: readonly number[]): number[] | null => {
    const places = [...new Set(named)].map((index) => placeByIndex.get(index));
    const known = places.filter((place) => place !== undefined);
    return known.length === places.length ? known.sort((one, other) => one - other) : null;
  };
  const keep = ({ cau, luot }: { readonly cau: string; readonly luot: readonly number[] }): CheckedLine[] => {
    const places = placesOf(luot);
    if (!places || !check({ text: cau, evidence: places }).supported) {
      dropped += 1;
      return [];
    }
    return [{ text: cau, evidence: indexesOf(places, turns) }];
  };
  const keepTask = (task: ModelLines['viec']['rows'][number]): CheckedTask[] => {
    const places = placesOf(task.luot);
    if (!places) {
      dropped += 1;
      return [];
    }
    const said = places.map((place) => turns[place]?.text ?? '');
    const wanted = { assignee: task.nguoi || null, deadline: resolveDay(task.han, said, meetingDate) };
    const line = { text: task.viec, evidence: places };
    const wrong = new Set(check({ ...line, ...wanted }).unsupported.map(({ field }) => field));
    const kept = {
      assignee: wrong.has('assignee') ? null : wanted.assignee,
      deadline: wrong.has('deadline') ? null : wanted.deadline,
    };
    if (wrong.has('text') || !check({ ...line, ...kept }).supported) {
      dropped += 1;
      return [];
    }
    if (kept.assignee !== (task.nguoi || null) || (task.han && kept.deadline === null)) mended += 1;
    return [{ text: task.viec, evidence: indexesOf(places, turns), ...kept }];
  };
  const checked = {
    summary: lines.tom_tat.rows.flatMap(keep),
    decisions: lines.quyet_dinh.rows.flatMap(keep),
    questions: lines.cau_hoi.rows.flatMap(keep),
    tasks: lines.viec.rows.flatMap(keepTask),
  };
  return { ...checked, dropped, mended };
}

const indexesOf = (places: readonly number[], turns: readonly TalkTurn[]): number[] =>
  places.flatMap((place) => turns[place]?.index ?? []);

/** The day that words said in these turns mean; words that were not said mean none. */
function resolveDay(words: string | null, said: readonly string[], meetingDate: string): string | null {
  if (!words) return null;
  const sought = fold(words).trim();
  const turn = said.find((text) => fold(text).includes(sought));
  return turn === undefined ? null : (parseDeadline(words, meetingDate)?.date ?? null);
}
