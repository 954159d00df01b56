/** Between two ways to do the same. */
export const OrLine = () => (
  <div className="my-5 short:my-3 flex items-center gap-4 text-small text-muted" aria-hidden="true">
    <span className="h-px flex-1 bg-line" />
    hoặc
    <span className="h-px flex-1 bg-line" />
  </div>
);
