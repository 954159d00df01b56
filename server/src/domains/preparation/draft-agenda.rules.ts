import type { AgendaSource, Brief, DraftedItem } from '@hopgon/contract/preparation/schemas';

type Kind = AgendaSource['kind'];
type Proposal = Pick<DraftedItem, 'title' | 'presenter' | 'source'> & { readonly wants: number };

/** Minutes an item would like, and the least it is worth putting on; in the order they are left out when time is short. */
const wanted: Readonly<Record<Kind, number>> = { goal: 20, carried: 10, question: 10, task: 5, decision: 5 };
const least = 3;
const dispensable: readonly Kind[] = ['decision', 'task', 'question', 'carried', 'goal'];

const mostOfAKind: Readonly<Record<Kind, number>> = {
  goal: 8,
  carried: 10,
  question: 4,
  task: 6,
  decision: 3,
};
const longestTitle = 200;
const longestItemTitle = 300;

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;
const bullet = /^\s*(?:[-–•*+]|\d{1,2}[.)]|[a-zđ][.)])\s+/iu;

/** The points of a goal: its lines, or its sentences where it is one line. */
function pointsOf(goal: string): string[] {
  const lines = goal.split('\n').map((line) => line.replace(bullet, '').trim());
  const points = lines.filter(Boolean).length > 1 ? lines : goal.split(/(?<=[.;!?])\s+/u);
  return points.map((point) => point.replace(/(?<![.;])[.;]+$/u, '').trim()).filter(Boolean);
}

const proposal = (
  kind: Kind,
  {
    title,
    text,
    meetingId,
    presenter = null,
  }: {
    readonly title: string;
    readonly text: string;
    readonly meetingId: string | null;
    readonly presenter?: DraftedItem['presenter'];
  },
): Proposal => ({
  title: cut(title, longestTitle),
  presenter,
  source: { kind, text: cut(text, longestItemTitle), meetingId },
  wants: wanted[kind],
});

function proposalsOf(goal: string, brief: Brief): Proposal[] {
  const meetingId = brief.last?.id ?? null;
  const carried = brief.notReached.map(({ title, minutes }) => ({
    ...proposal('carried', { title, text: title, meetingId }),
    wants: minutes,
  }));
  const tasks = brief.openItems.map(({ title, assigneeId, assigneeName }) =>
    proposal('task', {
      title: `Tình hình: ${title}`,
      text: title,
      meetingId,
      presenter: assigneeId ? { userId: assigneeId, displayName: assigneeName ?? '' } : null,
    }),
  );
  const of = (kind: 'decision' | 'question', lead: string) => (text: string) =>
    proposal(kind, { title: `${lead}: ${text}`, text, meetingId });
  const kinds = [
    pointsOf(goal).map((point) => proposal('goal', { title: point, text: point, meetingId: null })),
    carried,
    tasks,
    brief.conclusions.map(({ text }) => of('decision', 'Thực hiện kết luận')(text)),
    brief.questions.map(({ text }) => of('question', 'Còn để ngỏ')(text)),
  ];
  return kinds.flatMap((found) => found.slice(0, mostOfAKind[found[0]?.source.kind ?? 'goal']));
}

/** Leaves out what matters least until the rest has the time it needs at least. */
function whatFits(proposals: readonly Proposal[], minutes: number): Proposal[] {
  const kept = [...proposals];
  for (const kind of dispensable) {
    while (kept.length > 1 && kept.length * least > minutes) {
      const last = kept.findLastIndex(({ source }) => source.kind === kind);
      if (last === -1) break;
      kept.splice(last, 1);
    }
  }
  return kept;
}

/**
 * An agenda for a meeting of so many minutes: first its own goal, then what was not reached, promised, concluded and asked
 * last time. It never takes longer than the meeting; where time is short each gives in proportion.
 */
export function draftAgenda(goal: string, minutes: number, brief: Brief): DraftedItem[] {
  const kept = whatFits(proposalsOf(goal, brief), minutes);
  const asked = kept.reduce((sum, { wants }) => sum + wants, 0);
  const share = asked > minutes ? minutes / asked : 1;
  const given = kept.map(({ wants }) => Math.max(Math.min(least, minutes), Math.floor(wants * share)));
  // What the least ones were given beyond their share comes off the longest.
  for (let over = given.reduce((sum, some) => sum + some, 0) - minutes; over > 0; over -= 1) {
    const longest = given.indexOf(Math.max(...given));
    given[longest] = (given[longest] ?? 1) - 1;
  }
  return kept.map(({ wants: _, ...item }, index) => ({ ...item, minutes: given[index] ?? 1 }));
}
