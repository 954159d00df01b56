import { smallestGroup } from '@hopgon/contract/figures/schemas';

/** Active members of a department; 'Không' holds those without one. */
export interface DepartmentSize {
  readonly department: string;
  readonly people: number;
}

/** Departments that may be shown apart: nobody gets the figures of a small group from those of the company less theirs. */
export function listShownDepartments(sizes: readonly DepartmentSize[]): ReadonlySet<string> {
  const large = sizes
    .filter(({ people }) => people >= smallestGroup)
    .toSorted((left, right) => right.people - left.people || (left.department < right.department ? -1 : 1));
  const others = sizes.reduce((sum, { people }) => sum + (people < smallestGroup ? people : 0), 0);
  // The smallest large one makes enough of any few others.
  const shown = others > 0 && others < smallestGroup ? large.slice(0, -1) : large;
  return new Set(shown.map(({ department }) => department));
}
