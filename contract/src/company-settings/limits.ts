/** Most hours of meetings that a company may allow a week. */
export const mostWeeklyHours = 60;

/** Most that an hour of work may cost, in đồng. */
export const mostHourlyCost = 100_000_000;
