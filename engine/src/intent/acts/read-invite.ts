import { aboutOf } from './about-meeting.ts';
import type { Clause } from './act-clause.ts';
import type { Cue } from './act-cue.ts';
import { addedAndRemoved, letIn } from './people-in-clause.ts';
import type { AboutMeeting, SpokenAct } from './spoken-act.ts';

const asksWho: readonly Cue[] = ['who', 'ask', 'how-many'];

export function readInvite(clause: Clause): SpokenAct | null {
  const [invite, drop] = [Math.max(clause.at('invite', 'add'), letIn(clause)), clause.at('drop')];
  const at = Math.min(...[invite, drop].filter((found) => found >= 0));
  if (!Number.isFinite(at) || clause.lead?.cue === 'make' || clause.has('give', ...asksWho)) return null;
  const { add, remove } = addedAndRemoved(clause);
  if (add.length + remove.length === 0) return null;
  const meeting = clause.pieces.findIndex(
    ({ cue }, index) => (cue === 'meeting' || cue === 'gathering') && index > at,
  );
  const about = meeting < 0 ? namedBefore(clause, at) : aboutOf(clause, meeting);
  if (about === null) return null;
  return {
    kind: 'invite',
    ...about,
    people: about.people.filter((name) => !add.includes(name) && !remove.includes(name)),
    add,
    remove,
  };
}

/** "Buổi nghiệm thu gọi cả chị Lan nữa nhé": which meeting may stand before. */
function namedBefore(clause: Clause, at: number): AboutMeeting | null {
  const { lead } = clause;
  const isMeeting = lead?.cue === 'meeting' || lead?.cue === 'gathering';
  const isMore = /(?<!\p{L})(?:nữa|thêm|cả|luôn|vào|vô|ra|khỏi|nua|them|luon|vao)(?!\p{L})/iu.test(
    clause.text(at),
  );
  return isMeeting && isMore ? aboutOf(clause, 0, at) : null;
}
