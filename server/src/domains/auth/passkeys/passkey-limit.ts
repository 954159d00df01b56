/** More than a person has devices; fewer than a browser's list would show. */
export const mostPasskeys = 20;
