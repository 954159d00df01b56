import { probabilityStep } from '../classify/feature-steps.ts';
import type { MeetingView, ScoredClause } from '../reader/meeting-view.ts';
import { namedOutsiders } from './named-outsiders.ts';

/** Somebody around a task, and how they stand to it. */
export type Role = { readonly name: string | null | undefined; readonly role: string };

/** Who speaks of a task, is named or answers, by each of its clauses. */
export function assigneeRoles(group: readonly ScoredClause[], head: ScoredClause, view: MeetingView): Role[] {
  const others = group.filter((clause) => clause !== head);
  return [
    ...headRoles(head, view),
    ...others.flatMap((clause) => otherRoles(clause, head, view)),
    ...turnRoles(head, view),
    ...lastRoles(group),
  ];
}

function headRoles(head: ScoredClause, view: MeetingView): Role[] {
  const named = head.mentions.flatMap(({ person, from, to, isCalled }, at) => [
    { name: person.label, role: isCalled ? 'called' : 'named' },
    { name: person.label, role: `named ${at === 0 ? 'before' : 'behind'} others` },
    ...(from === 0 ? [{ name: person.label, role: 'named first' }] : []),
    ...(isVerbAt(head, to) ? [{ name: person.label, role: 'named before verb' }] : []),
  ]);
  return [
    { name: head.speaker, role: 'says it' },
    { name: head.doer, role: 'does it' },
    { name: speakerBehind(view, head.turn), role: 'answers' },
    { name: view.turns[head.turn - 1]?.speaker, role: 'spoke before' },
    ...(head.subject.kind === 'named' ? [{ name: head.subject.label, role: 'is subject' }] : []),
    ...named,
    ...namedOutsiders(head).map(({ name }) => ({ name, role: 'outsider' })),
  ];
}

/** Another clause about the task, by whether its speaker rather takes the task or gives it. */
function otherRoles(clause: ScoredClause, head: ScoredClause, view: MeetingView): Role[] {
  const side = clause.index < head.index ? 'before' : 'behind';
  const commits = probabilityStep(clause.commitment);
  const weight = Math.floor(4 * Math.sqrt(clause.task));
  return [
    { name: clause.speaker, role: `speaks of it ${side} ${weight}` },
    { name: clause.speaker, role: `commits ${side} ${commits} ${weight}` },
    { name: clause.doer, role: `does it ${side} ${weight}` },
    { name: clause.speaker, role: `commits ${commits} words it better ${clause.title > head.title}` },
    { name: speakerBehind(view, clause.turn), role: `answers ${side} ${commits} ${weight}` },
    ...(clause.subject.kind === 'named' ? [{ name: clause.subject.label, role: `is subject ${side}` }] : []),
    ...clause.mentions.map(({ person }) => ({ name: person.label, role: `named ${side}` })),
  ];
}

/** People named beside the clause: in its turn and in the one before. */
function turnRoles(head: ScoredClause, view: MeetingView): Role[] {
  const own = (view.byTurn[head.turn] ?? []).filter((clause) => clause !== head);
  return [
    ...own.flatMap(({ at, mentions }) =>
      mentions.map(({ person }) => ({
        name: person.label,
        role: at < head.at ? 'named earlier in turn' : 'named later in turn',
      })),
    ),
    ...own
      .filter(({ at }) => at === head.at - 1)
      .flatMap(({ mentions }) =>
        mentions.slice(-1).map(({ person }) => ({ name: person.label, role: 'named last before' })),
      ),
    ...(view.byTurn[head.turn - 1]?.at(-1)?.mentions ?? []).map(({ person }) => ({
      name: person.label,
      role: 'named in turn before',
    })),
  ];
}

/** The last clause about a task names who keeps it. */
function lastRoles(group: readonly ScoredClause[]): Role[] {
  const last = group.at(-1);
  if (!last) return [];
  const commits = probabilityStep(last.commitment);
  const most = group.reduce((best, one) => (one.commitment > best.commitment ? one : best));
  return [
    { name: last.speaker, role: `speaks last ${commits}` },
    { name: most.speaker, role: `commits most ${probabilityStep(most.commitment)}` },
    ...last.mentions.map(({ person }) => ({ name: person.label, role: 'named last' })),
  ];
}

const speakerBehind = (view: MeetingView, turn: number): string | null | undefined => {
  const next = view.turns[turn + 1]?.speaker;
  return next === view.turns[turn]?.speaker ? undefined : next;
};

const isVerbAt = ({ phrases }: ScoredClause, at: number): boolean =>
  phrases.some(({ from, classes }) => from === at && classes.some((name) => name.startsWith('verb-')));
