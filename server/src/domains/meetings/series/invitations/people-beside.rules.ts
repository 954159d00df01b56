interface Invited<P, G> {
  readonly participants: readonly P[];
  readonly guests: readonly G[];
}

/** Those of a meeting who are not in another one of its series, and learn nothing from what is said of that one. */
export const peopleBeside = <P extends { readonly user_id: string }, G extends { readonly email: string }>(
  { participants, guests }: Invited<P, G>,
  other: Invited<P, G>,
) => ({
  to: participants.filter(
    ({ user_id: userId }) => !other.participants.some((person) => person.user_id === userId),
  ),
  guests: guests.filter(({ email }) => !other.guests.some((guest) => guest.email === email)),
});
