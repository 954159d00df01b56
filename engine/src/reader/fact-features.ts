import { countStep, nameHash, probabilityStep } from '../classify/feature-names.ts';
import { mixHash } from '../classify/hash.ts';
import type { Features } from '../classify/linear-model.ts';
import { sharedCount } from '../clauses/content-words.ts';
import type { Matter } from '../wording/passages.ts';
import type { MeetingView, ScoredClause } from './meeting-view.ts';

/** Clauses ahead that are searched for the same matter. */
const AHEAD = 60;
const NEAR = 4;

/** How many words of the clause may be written, and how many of them are likely to be. */
type Wording = { readonly likely: number; readonly writable: number };

/** Signs that a finding holds at the end of the meeting: its clauses, its rivals near by, and what follows. */
export function factFeatures(
  { kind, head, group }: Matter,
  view: MeetingView,
  { likely, writable }: Wording,
): Features {
  const own = head[kind];
  const near = view.clauses
    .slice(Math.max(0, head.index - NEAR), head.index + NEAR + 1)
    .filter((one) => one !== head);
  const stronger = near.filter((one) => one[kind] > own).length;
  const total = group.reduce((sum, one) => sum + one[kind], 0);
  const later = view.clauses.slice(head.index + 1, head.index + AHEAD).filter((one) => one.turn > head.turn);
  const echoes = later.filter((one) => head.content.size > 1 && sharedCount(head.content, one.content) >= 2);
  const reply = view.byTurn[head.turn + 1]?.[0];
  const names = [
    `own ${probabilityStep(own)}`,
    `total ${probabilityStep(Math.min(1, total / 2))}`,
    `clauses ${countStep(group.length)} own ${probabilityStep(own)}`,
    `speakers ${Math.min(3, new Set(group.map(({ speaker }) => speaker)).size)}`,
    `stronger ${Math.min(3, stronger)} own ${probabilityStep(own)}`,
    `stronger ${Math.min(3, stronger)}`,
    ...(['task', 'decision', 'question'] as const).map((other) => `${other} ${probabilityStep(head[other])}`),
    `task and decision ${probabilityStep(head.task)} ${probabilityStep(head.decision)}`,
    `words ${Math.min(12, Math.round(likely))}`,
    `share of words ${Math.ceil((5 * likely) / Math.max(1, writable))}`,
    `writable ${countStep(writable)}`,
    `content ${countStep(head.content.size)}`,
    `echoes ${countStep(echoes.length)}`,
    `last echo decides ${probabilityStep(echoes.at(-1)?.decision ?? 0)}`,
    `echo decides ${probabilityStep(Math.max(0, ...echoes.map(({ decision }) => decision)))}`,
    `echo task ${probabilityStep(Math.max(0, ...echoes.map(({ task }) => task)))}`,
    `echo asks ${probabilityStep(Math.max(0, ...echoes.map(({ question }) => question)))}`,
    `from end ${Math.min(6, view.turns.length - head.turn)}`,
    `mark ${head.tokens.at(-1)?.mark}`,
    `reply by ${reply?.speaker === head.speaker}`,
  ].map(nameHash);
  const near2 = near.map((one) => nameHash(`near ${one.index - head.index} ${probabilityStep(one[kind])}`));
  const opening = (clause: ScoredClause | undefined, name: string) =>
    (clause?.phrases ?? [])
      .filter(({ from }) => from === 0)
      .flatMap(({ classes }) => classes.map((one) => mixHash(nameHash(name), nameHash(one))));
  const headClasses = [...new Set(head.phrases.flatMap(({ classes }) => classes))].map((name) =>
    mixHash(nameHash('class'), nameHash(name)),
  );
  return [
    ...new Set([
      ...names,
      ...near2,
      ...opening(reply, 'reply'),
      ...opening(view.byTurn[head.turn + 2]?.[0], 'reply 2'),
      ...opening(head, 'opens'),
      ...headClasses,
    ]),
  ];
}
