import type { Clause } from './act-clause.ts';
import type { AboutMeeting } from './spoken-act.ts';

export const noMeeting: AboutMeeting = { words: '', times: [], people: [] };

export const aboutOf = (clause: Clause, from = 0, to = clause.pieces.length): AboutMeeting => ({
  words: clause.content(from, to),
  times: clause.times(from, to),
  people: clause.names(from, to),
});

export const restOf = (clause: Clause, from: number): string =>
  clause.text(from).replace(/^[\s,:;.–-]+|[\s,;.]+$/gu, '');
