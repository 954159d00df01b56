let current: string | null = null;

/** Who is signed in, as the server said it last. */
export const currentPerson = {
  get: (): string | null => current,

  know(personId: string | null): void {
    current = personId;
  },
};
