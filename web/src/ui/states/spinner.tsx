/** A ring that turns; in a button it stands where the icon was. */
export function Spinner() {
  return (
    <svg className="size-[18px] shrink-0 animate-spin" viewBox="0 0 18 18" fill="none" aria-hidden="true">
      <circle cx="9" cy="9" r="7" stroke="currentColor" strokeWidth="2" opacity=".3" />
      <path d="M9 2a7 7 0 0 1 7 7" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}

/** Waiting for a whole page, in words. */
export function PageSpinner({ text }: { readonly text: string }) {
  return (
    <div role="status" className="flex min-h-[60dvh] items-center justify-center gap-3 text-muted">
      <Spinner />
      {text}
    </div>
  );
}
