import type { Hue } from '../../ui/marks/hue.ts';

const seats = [
  { x: 80, y: 16 },
  { x: 146, y: 52 },
  { x: 146, y: 104 },
  { x: 80, y: 134 },
  { x: 14, y: 104 },
  { x: 14, y: 52 },
] as const;

const ground: Readonly<Record<Hue, string>> = {
  1: 'fill-h1-soft',
  2: 'fill-h2-soft',
  3: 'fill-h3-soft',
  4: 'fill-h4-soft',
  5: 'fill-h5-soft',
  6: 'fill-h6-soft',
};
const mark: Readonly<Record<Hue, string>> = {
  1: 'fill-h1-ink',
  2: 'fill-h2-ink',
  3: 'fill-h3-ink',
  4: 'fill-h4-ink',
  5: 'fill-h5-ink',
  6: 'fill-h6-ink',
};

interface Seat {
  readonly x: number;
  readonly y: number;
}

const Sitting = ({ x, y, hue }: Seat & { readonly hue: Hue }) => (
  <g>
    <circle cx={x} cy={y} r="16" className={ground[hue]} />
    <circle cx={x} cy={y - 4} r="4.5" className={mark[hue]} />
    <path d={`M${x - 8} ${y + 9}a8 7 0 0 1 16 0Z`} className={mark[hue]} />
  </g>
);

const Empty = ({ x, y }: Seat) => (
  <circle cx={x} cy={y} r="15.5" fill="none" className="stroke-line-strong" strokeDasharray="3 3" />
);

const Table = () => (
  <rect x="42" y="47" width="76" height="56" rx="28" className="fill-surface stroke-jade" strokeWidth="2" />
);

/** A table with one person and room for the others. */
export const EmptySeats = () => (
  <svg className="h-[150px] w-40" viewBox="-2 0 164 150" aria-hidden="true">
    <Table />
    <path
      d="m69 76 8 8 14-16"
      fill="none"
      className="stroke-jade"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    {seats.map((seat, place) =>
      place === 0 ? (
        <Sitting key={seat.y} {...seat} hue={4} />
      ) : (
        <Empty key={`${seat.x}.${seat.y}`} {...seat} />
      ),
    )}
  </svg>
);

const colleagues: readonly Hue[] = [3, 6, 3, 5, 5, 1];

/** A table with everyone there, and a seat for you. */
export const SeatForYou = () => (
  <svg className="h-[150px] w-40" viewBox="-2 0 164 150" aria-hidden="true">
    <Table />
    <g className="fill-jade">
      {[58, 66.8, 75.6, 84.4, 93.2, 102].map((x) => (
        <rect key={x} x={x - 2.5} y="72" width="5" height="6" rx="2" />
      ))}
    </g>
    {seats.map((seat, place) =>
      place === 3 ? null : <Sitting key={`${seat.x}.${seat.y}`} {...seat} hue={colleagues[place] ?? 1} />,
    )}
    <circle cx="80" cy="134" r="16" className="fill-jade" />
    <path d="M80 128v12M74 134h12" className="stroke-on-jade" strokeWidth="2" strokeLinecap="round" />
  </svg>
);
