import { Drawing } from './cable-drawing.tsx';

export const CalendarDrawing = () => (
  <Drawing>
    <path className="fill-jade-soft stroke-ink" d="M6 16h40v19a5 5 0 0 1-5 5H11a5 5 0 0 1-5-5Z" />
    <path className="fill-surface stroke-ink" d="M6 16v-4a5 5 0 0 1 5-5h30a5 5 0 0 1 5 5v4Z" />
    <path className="stroke-ink" d="M15 3v8M26 3v8M37 3v8" />
    <path className="stroke-jade" strokeWidth="2.25" d="m20 28 5 5 9-9" />
  </Drawing>
);

export const ChatDrawing = () => (
  <Drawing>
    <path className="fill-surface stroke-ink" d="M5 8h28a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H15l-7 6v-6H5Z" />
    <path className="stroke-ink" d="M13 15h16M13 21h10" />
    <path className="fill-jade-soft stroke-jade" d="M42 18h5v18h-3v5l-6-5H22v-3" />
  </Drawing>
);

export const BellDrawing = () => (
  <Drawing>
    <path
      className="fill-jade-soft stroke-ink"
      d="M26 6a11 11 0 0 0-11 11c0 11-4 13-4 16h30c0-3-4-5-4-16A11 11 0 0 0 26 6Z"
    />
    <path className="stroke-ink" d="M22 38a4 4 0 0 0 8 0" />
    <path className="stroke-jade" strokeWidth="2.25" d="m21 21 4 4 7-7" />
  </Drawing>
);

export const SeatsDrawing = () => (
  <Drawing>
    <circle className="fill-jade-soft stroke-jade" cx="26" cy="13" r="7" />
    <path className="fill-jade-soft stroke-jade" d="M13 40a13 13 0 0 1 26 0Z" />
    <path className="stroke-ink" strokeDasharray="3 3" d="M9 13a5 5 0 1 0 .1 0ZM43 13a5 5 0 1 0 .1 0Z" />
    <path className="stroke-ink" strokeDasharray="3 3" d="M2 36a8 8 0 0 1 9-8M50 36a8 8 0 0 0-9-8" />
  </Drawing>
);

export const SearchDrawing = () => (
  <Drawing>
    <circle className="fill-surface stroke-ink" cx="23" cy="20" r="14" />
    <path className="stroke-ink" d="m33 30 11 10" />
    <path className="stroke-jade" strokeDasharray="3 3" d="M15 20h16" />
  </Drawing>
);

export const TranscriptDrawing = () => (
  <Drawing>
    <path className="fill-surface stroke-ink" d="M10 4h24l8 8v25a3 3 0 0 1-3 3H13a3 3 0 0 1-3-3Z" />
    <path className="stroke-ink" d="M34 4v8h8M17 19h12M17 31h9" />
    <path className="stroke-jade" strokeWidth="2.25" d="M17 25h18" />
  </Drawing>
);

export const ChecklistDrawing = () => (
  <Drawing>
    <path className="fill-surface stroke-ink" d="M6 6h11v11H6ZM6 27h11v11H6Z" />
    <path className="stroke-ink" d="M23 11h22M23 32h15" />
    <path className="stroke-jade" strokeWidth="2.25" d="m8 11 3 3 7-8" />
  </Drawing>
);
