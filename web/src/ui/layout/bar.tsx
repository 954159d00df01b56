interface BarProps {
  /** 0 to 1. */
  readonly share: number;
}

/** A share as a bar; a number beside it says the same. */
export const Bar = ({ share }: BarProps) => (
  <span
    aria-hidden="true"
    className="block h-2 w-full min-w-16 overflow-hidden rounded-bar bg-sunken printed-color"
  >
    <span
      className="block h-full rounded-bar bg-jade"
      style={{ width: `${Math.min(1, Math.max(0, share)) * 100}%` }}
    />
  </span>
);
