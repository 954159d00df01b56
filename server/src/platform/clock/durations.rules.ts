/** Durations in milliseconds. */
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** How far the database's clock, by which the queue starts jobs, may be from ours. */
export const clocksDiffer = 5 * minute;
