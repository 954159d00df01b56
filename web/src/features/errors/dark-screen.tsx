/** A projector screen, its picture gone, the cable out of the wall. */
export const DarkScreen = () => (
  <svg
    className="h-auto w-full max-w-[222px]"
    viewBox="19 0 222 152"
    fill="none"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path className="stroke-ink" d="M20 12h150M95 12V4" />
    <rect className="fill-surface stroke-ink" x="28" y="12" width="134" height="88" rx="4" />
    <path className="stroke-line-strong" strokeDasharray="4 4" d="M44 66h28l8-18 12 32 9-22 6 8h39" />
    <path className="stroke-ink" d="M95 100v22M70 150l25-28 25 28" />
    <path className="stroke-turmeric-mark" strokeDasharray="5 5" d="M162 84c34 0 20 52 48 52" />
    <path className="fill-jade-soft stroke-jade" d="M210 126h10a10 10 0 0 1 0 20h-10ZM230 132h8M230 140h8" />
  </svg>
);
