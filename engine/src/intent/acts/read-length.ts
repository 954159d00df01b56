import { aboutOf } from './about-meeting.ts';
import type { Clause } from './act-clause.ts';
import { minutesIn } from './said-amounts.ts';
import type { SpokenAct } from './spoken-act.ts';

export function readLength(clause: Clause): SpokenAct | null {
  const shorten = clause.at('shorten');
  const at = shorten >= 0 ? shorten : Math.max(clause.at('prolong'), addedTime(clause), plainEnd(clause));
  if (at < 0 || clause.has('task')) return null;
  const said = minutesIn(clause.text(at));
  const to = clause.times(at + 1)[0] ?? '';
  if (said === null && to === '') return null;
  const isTotal = said !== null && shorten >= 0 && /(?:^|\s)(?:còn|con)\s/iu.test(clause.text(at));
  const minutes = isTotal || said === null ? null : shorten >= 0 ? -said : said;
  const lasts = isTotal ? said : null;
  const about = { ...aboutOf(clause, 0, at), words: clause.content(0, at) };
  const named = clause.at('meeting', 'gathering');
  const behind = named > at ? aboutOf(clause, named) : about;
  const times = behind.times.filter((time) => time !== to);
  return { kind: 'prolong', ...behind, times, to: said === null ? to : '', minutes, lasts };
}

/** "Họp giá thêm 15 phút": a length is added to a meeting, and nobody and nothing else. */
function addedTime(clause: Clause): number {
  const at = clause.lastAt('add');
  const isMeeting = clause.has('meeting', 'gathering') && !clause.has('item', 'agenda', 'into', 'invite');
  return at >= 0 && isMeeting && clause.names(at).length === 0 && minutesIn(clause.text(at)) !== null
    ? at
    : -1;
}

/** "Keo toi 17h30": typed without marks, "toi" is read with the hour. */
function plainEnd(clause: Clause): number {
  const at = clause.pieces.findIndex(({ text }) => text.toLowerCase() === 'keo');
  return at >= 0 && /^(?:toi|den)\s+\d/iu.test(clause.pieces[at + 1]?.text ?? '') ? at : -1;
}
