const chair = 'M-15 9v-8a9 9 0 0 1 9-9h12a9 9 0 0 1 9 9v8M-10 9h20';

interface ChairProps {
  readonly x: number;
  readonly y: number;
  readonly turn?: number;
}

const Chair = ({ x, y, turn = 0 }: ChairProps) => (
  <path className="stroke-ink" transform={`translate(${x} ${y}) rotate(${turn})`} d={chair} />
);

/** A meeting table; one chair has wandered off. */
export const LostChair = () => (
  <svg
    className="h-auto w-full max-w-[312px]"
    viewBox="0 0 312 176"
    fill="none"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <rect className="fill-surface stroke-ink" x="36" y="36" width="202" height="86" rx="43" />
    <g className="stroke-ink" transform="rotate(-8 110 78)">
      <rect className="fill-paper" x="95" y="60" width="30" height="36" rx="3" />
      <path d="M101 70h17M101 78h17M101 86h11" />
    </g>
    <circle className="stroke-ink" cx="176" cy="78" r="9" />
    <path className="stroke-ink" d="M185 74h3a4 4 0 0 1 0 8h-3" />
    <Chair x={92} y={14} />
    <Chair x={137} y={14} />
    <Chair x={182} y={14} />
    <Chair x={11} y={79} turn={-90} />
    <Chair x={263} y={79} turn={90} />
    <Chair x={92} y={144} turn={180} />
    <Chair x={182} y={144} turn={180} />
    <path
      className="stroke-line-strong"
      strokeDasharray="4 4"
      transform="translate(137 144) rotate(180)"
      d={chair}
    />
    <path className="stroke-turmeric-mark" strokeDasharray="5 5" d="M150 154c28 24 72 26 104 6" />
    <g transform="translate(286 140) rotate(146)">
      <path className="fill-jade-soft stroke-jade" d="M-15 9v-8a9 9 0 0 1 9-9h12a9 9 0 0 1 9 9v8Z" />
    </g>
  </svg>
);
