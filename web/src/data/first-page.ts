/** The `cursor` of the first page: there is none. */
export const firstPage = (): string | undefined => undefined;
