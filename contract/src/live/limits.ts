/** Minutes an agenda item can be given beyond its plan. */
export const mostExtraMinutes = 600;
