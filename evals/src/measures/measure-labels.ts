import { isNumbered } from '@hopgon/engine/clauses/people';
import { isFact } from '@hopgon/engine/extract/certainty';
import { extractMeeting } from '@hopgon/engine/extract/extract-meeting';
import { listFiles, loadJson, recordsOf } from '../load-data.ts';
import { scoredLine } from '../load-meetings.ts';
import { type Figure, share } from '../measure.ts';
import { readOptionalText, readText } from '../read-json.ts';
import { readTurns } from '../read-turns.ts';
import { matchPairs } from '../scoring/match-pairs.ts';
import { sameAssignee } from '../scoring/same-assignee.ts';
import { TITLE_LEAST } from './score-meetings.ts';

/** The first files are open, the rest is closed. */
const OPEN_FILES = 25;

/** Owners of tasks in talks whose labels stand for several people or for nobody: none is to be guessed. */
export function measureLabels(): Figure[] {
  const files = listFiles('labels');
  return [...figuresOf('open', files.slice(0, OPEN_FILES)), ...figuresOf('closed', files.slice(OPEN_FILES))];
}

function figuresOf(split: string, files: readonly string[]): Figure[] {
  const owners = files.flatMap(ownersIn);
  const unknown = owners.filter(({ owner }) => owner === null);
  const known = owners.filter(({ owner }) => owner !== null);
  const unguessed = unknown.filter(({ found }) => found === null);
  const right = known.filter(({ owner, found }) => sameAssignee(found, [owner]));
  return [
    share(`Owner left open, ${split}`, unguessed.length, unknown.length),
    share(`Owner found, ${split}`, right.length, known.length),
  ];
}

/** For each task that was found: whose it is, and whose it was taken for. */
function ownersIn(file: string): { owner: string | null; found: string | null }[] {
  const record = loadJson(`labels/${file}`);
  const gold = recordsOf(record, 'tasks').map((task) => ({
    ...scoredLine(task, 'title'),
    owner: readOptionalText(task, 'assignee'),
  }));
  const { actionItems } = extractMeeting({ meetingDate: readText(record, 'date'), turns: readTurns(record) });
  const items = actionItems.filter(isFact).map((item) => ({ ...item, text: item.title }));
  const pairs = matchPairs(gold, items, { least: TITLE_LEAST, byEvidence: true });
  return pairs.map(([i, j]) => ({ owner: gold[i]?.owner ?? null, found: named(items[j]?.assignee) }));
}

/** "Speaker 2" says which voice it was, and names nobody. */
const named = (assignee: string | null | undefined): string | null =>
  assignee === null || assignee === undefined || isNumbered(assignee) ? null : assignee;
