/** Most hours of meetings that a company may allow a week. */
export const mostWeeklyHours = 60;

/** Longest that a company may let a session enter after signing in, in hours: as long as any session lasts. */
export const mostSessionHours = 90 * 24;

/** Domains of mail addresses that a company may name. */
export const mostMailDomains = 20;

/** Most that an hour of work may cost, in đồng. */
export const mostHourlyCost = 100_000_000;
