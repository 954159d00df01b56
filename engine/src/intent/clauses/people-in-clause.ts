import type { Clause } from './act-clause.ts';

/** "Cho Tùng vào họp giá": where the word stands; -1 where nobody is let in. */
export function letIn(clause: Clause): number {
  const at = clause.at('to-person');
  const isName = clause.pieces[at + 1]?.kind === 'name';
  return at >= 0 && isName && clause.pieces[at] === clause.lead && clause.has('into', 'attend') ? at : -1;
}

/** "Cho Tùng ra khỏi họp giá" lets nobody in. */
const isLetOut = (clause: Clause): boolean =>
  /^(?:ra|khỏi|khoi)/iu.test(clause.pieces[clause.at('into')]?.text ?? '');

/** "thêm chị Hà, bỏ anh Minh" */
export function addedAndRemoved(clause: Clause): { add: string[]; remove: string[]; names: string[] } {
  const found: Record<Way, string[]> = { add: [], remove: [], names: [] };
  let way: Way = 'names';
  let isBehindMeeting = false;
  for (const [at, { cue }] of clause.pieces.entries()) {
    const begins = wayAt(clause, at);
    if (begins === null && way !== 'names' && (cue === 'meeting' || cue === 'gathering'))
      isBehindMeeting = true;
    way = begins ?? way;
    const named = begins === null ? peopleAt(clause, at, way === 'names') : '';
    if (named !== '' && !isBehindMeeting) found[way].push(named);
  }
  return found;
}

type Way = 'add' | 'remove' | 'names';

/** What is done with the people behind a piece; null where it says nothing of that. */
function wayAt(clause: Clause, at: number): Way | null {
  const cue = clause.pieces[at]?.cue;
  if (at === letIn(clause)) return isLetOut(clause) ? 'remove' : 'add';
  if (cue === 'add' || cue === 'invite') return 'add';
  return cue === 'drop' || cue === 'cancel' ? 'remove' : null;
}

/** The name or the group that begins at a piece; groups only where they are added or removed. */
function peopleAt(clause: Clause, at: number, namesAlone: boolean): string {
  const piece = clause.pieces[at];
  if (piece?.kind === 'name') return clause.names(at)[0] ?? piece.text;
  if (namesAlone) return '';
  if (piece?.cue === 'company') return piece.text;
  // "thêm Anh nữa": with a capital and no name behind it, a word for people is somebody's own name.
  if (piece?.cue === 'self' && /^\p{Lu}/u.test(piece.text)) return piece.text;
  return isGroup(clause, at) ? groupAt(clause, at) : '';
}

const isGroup = (clause: Clause, at: number): boolean =>
  clause.pieces[at]?.cue === 'room' && clause.pieces[at + 1]?.kind === 'word';

/** "phòng kế toán": a department, up to the next phrase. */
function groupAt(clause: Clause, at: number): string {
  let to = at + 1;
  while (clause.pieces[to]?.kind === 'word' && to < at + 4) to += 1;
  return clause.text(at, to);
}
