import {
  type FiguresReport,
  type FiguresSpoken,
  type FiguresTotals,
  smallestGroup,
} from '@hopgon/contract/figures/schemas';
import { unset } from '@hopgon/contract/options';
import type { HeldRow, LoadRow, SpokenRow } from './figures.store.ts';
import type { Range } from './range.rules.ts';

/** What was counted in one range. */
export interface Counted {
  readonly loads: readonly LoadRow[];
  readonly held: readonly HeldRow[];
  readonly tasks: { readonly due: number; readonly inTime: number };
}

const sum = <T>(rows: readonly T[], of: (row: T) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);

const byDepartment = ({ loads }: Counted): readonly LoadRow[] =>
  loads.filter(({ monday }) => monday === null);

/** Added up week by week, as the weeks are shown. */
export function presentTotals(counted: Counted): FiguresTotals {
  const all = counted.loads.filter(({ monday }) => monday !== null);
  const { tasks } = counted;
  const held = counted.held.find(({ monday, weekday }) => monday === null && weekday === null);
  const minutes = sum(all, (row) => row.minutes);
  return {
    meetings: held?.meetings ?? 0,
    minutes,
    openMinutes: sum(all, (row) => row.open_minutes),
    outsideMinutes: Math.max(0, minutes - sum(all, (row) => row.inside)),
    work: { part: sum(all, (row) => row.inside), whole: sum(all, (row) => row.work) },
    focus: { part: sum(all, (row) => row.focus), whole: sum(all, (row) => row.person_weeks) },
    backToBack: sum(all, (row) => row.back_to_back),
    punctual: { part: held?.punctual ?? 0, whole: held?.opened ?? 0 },
    agenda: { part: held?.reached ?? 0, whole: held?.planned ?? 0 },
    tasks: { part: tasks.inTime, whole: tasks.due },
    conclusions: held?.conclusions ?? 0,
    answers: {
      accepted: sum(all, (row) => row.accepted),
      tentative: sum(all, (row) => row.tentative),
      declined: sum(all, (row) => row.declined),
      waiting: sum(all, (row) => row.waiting),
    },
  };
}

export const peopleIn = (counted: Counted): number => sum(byDepartment(counted), ({ people }) => people);

/** Of a week with fewer people than `least` nothing is shown. */
export function presentWeeks(
  { loads, held }: Counted,
  { weeks }: Range,
  least: number,
): FiguresReport['weeks'] {
  const load = new Map(loads.map((row) => [row.monday, row]));
  const meetings = new Map(
    held.filter(({ monday }) => monday !== null).map((row) => [row.monday, row.meetings]),
  );
  return weeks.map(({ monday }) => {
    const { people = 0, minutes = 0 } = load.get(monday) ?? {};
    if (people < least) return { monday, meetings: 0, minutes: 0, people: 0 };
    return { monday, meetings: meetings.get(monday) ?? 0, minutes, people };
  });
}

export const presentHours = ({ held }: Counted): FiguresReport['hours'] =>
  held.flatMap(({ weekday, hour, meetings }) =>
    weekday === null || hour === null ? [] : [{ weekday, hour, meetings }],
  );

export const presentSpoken = (row: SpokenRow): FiguresSpoken => ({
  meetings: row.meetings,
  share: { part: row.own, whole: row.spoken },
  chaired: { meetings: row.chaired, people: { part: row.speakers, whole: row.people } },
});

const workOf = (row: LoadRow | undefined) =>
  row && row.people >= smallestGroup ? { part: row.inside, whole: row.work } : { part: 0, whole: 0 };

const byName = new Intl.Collator('vi').compare;

/** Departments that may be shown and were large enough then, and how many are not shown. */
export function presentDepartments(
  now: Counted,
  before: Counted,
  shownNow: ReadonlySet<string>,
): Pick<FiguresReport, 'departments' | 'smallDepartments'> {
  const earlier = new Map(byDepartment(before).map((row) => [row.department, row]));
  const named = byDepartment(now).filter(({ department }) => department !== null && department !== unset);
  const shown = named.filter(
    ({ department, people }) => people >= smallestGroup && shownNow.has(department ?? ''),
  );
  return {
    departments: shown
      .map((row) => ({
        name: row.department ?? '',
        people: row.people,
        minutes: row.minutes,
        work: workOf(row),
        workBefore: workOf(earlier.get(row.department)),
      }))
      .toSorted((left, right) => byName(left.name, right.name)),
    smallDepartments: named.length - shown.length,
  };
}
