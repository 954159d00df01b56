interface Extent {
  readonly from: number;
  readonly to: number;
}

/** Where a piece stands beside those it overlaps. */
export interface Placed<P> {
  readonly piece: P;
  /** 0 is the leftmost of `columns`. */
  readonly column: number;
  readonly columns: number;
  /** How many columns it may take: those at its right that are free as long as it lasts. */
  readonly width: number;
}

type Seat<P> = { readonly piece: P; readonly column: number };

const overlap = (left: Extent, right: Extent): boolean => left.from < right.to && right.from < left.to;

/** Groups of which no piece touches one of another group. */
function groupsOf<P extends Extent>(pieces: readonly P[]): P[][] {
  const groups: P[][] = [];
  let until = Number.NEGATIVE_INFINITY;
  for (const piece of pieces) {
    const group = groups.at(-1);
    if (group && piece.from < until) group.push(piece);
    else groups.push([piece]);
    until = Math.max(until, piece.to);
  }
  return groups;
}

/** Each takes the leftmost column that is free when it begins. */
function seat<P extends Extent>(group: readonly P[]): Seat<P>[] {
  const free: number[] = [];
  return group.map((piece) => {
    const found = free.findIndex((until) => until <= piece.from);
    const column = found === -1 ? free.length : found;
    free[column] = piece.to;
    return { piece, column };
  });
}

function widen<P extends Extent>(seats: readonly Seat<P>[]): Placed<P>[] {
  const columns = Math.max(...seats.map(({ column }) => column)) + 1;
  return seats.map(({ piece, column }) => {
    const rights = seats.filter((other) => other.column > column && overlap(other.piece, piece));
    const next = Math.min(columns, ...rights.map((other) => other.column));
    return { piece, column, columns, width: next - column };
  });
}

/** Of the width, what stands keeps so many parts where what yields takes one. */
const standingParts = 3;

/** What yields stands in a narrow column at the right of what it overlaps. */
function yieldRoom<P extends Extent>(group: readonly P[], isYielding: (piece: P) => boolean): Placed<P>[] {
  const yielding = group.filter(isYielding);
  const standing = group.filter((piece) => !isYielding(piece));
  if (yielding.length === 0 || standing.length === 0) return widen(seat(group));
  const [wide, narrow] = [widen(seat(standing)), widen(seat(yielding))];
  const [wideColumns, narrowColumns] = [wide[0]?.columns ?? 1, narrow[0]?.columns ?? 1];
  const unit = standingParts * narrowColumns;
  const columns = wideColumns * unit + narrowColumns;
  const isClear = ({ piece }: Placed<P>) => !yielding.some((other) => overlap(other, piece));
  const placed = [
    ...wide.map((seat) => {
      const reachesEdge = seat.column + seat.width === wideColumns && isClear(seat);
      const width = seat.width * unit + (reachesEdge ? narrowColumns : 0);
      return { ...seat, column: seat.column * unit, columns, width };
    }),
    ...narrow.map((seat) => ({ ...seat, column: wideColumns * unit + seat.column, columns })),
  ];
  return placed.toSorted((one, other) => group.indexOf(one.piece) - group.indexOf(other.piece));
}

/** Puts pieces that overlap beside each other; the order depends on their times alone, the longer one first. */
export function layOut<P extends Extent>(
  pieces: readonly P[],
  isYielding: (piece: P) => boolean = () => false,
): readonly Placed<P>[] {
  const inOrder = pieces.toSorted((left, right) => left.from - right.from || right.to - left.to);
  return groupsOf(inOrder).flatMap((group) => yieldRoom(group, isYielding));
}
