/** The company one works in: the saved one while one is still a member there, else the first joined. */
export const currentOf = <T extends { readonly id: string }>(
  saved: string | null,
  companies: readonly T[],
): T | null => companies.find((company) => company.id === saved) ?? companies[0] ?? null;
