interface Whole {
  readonly voters: readonly {
    readonly user_id: string;
    readonly exclusion: string | null;
    readonly proxy_holder_id: string | null;
  }[];
  readonly ballots: readonly { readonly user_id: string }[];
  readonly turnout: readonly { readonly user_id: string }[];
}

/** Ballots not cast yet, each with who casts it: the holder of a proxy in place of who gave it. */
function openBallots({ voters, ballots, turnout }: Whole): { voterId: string; casterId: string }[] {
  const voted = new Set([...ballots, ...turnout].map(({ user_id }) => user_id));
  return voters
    .filter(({ user_id, exclusion }) => exclusion === null && !voted.has(user_id))
    .map(({ user_id, proxy_holder_id }) => ({ voterId: user_id, casterId: proxy_holder_id ?? user_id }));
}

/** Who is asked for a ballot and has not cast it. */
export const waitingPeople = (whole: Whole): ReadonlySet<string> =>
  new Set(openBallots(whole).map(({ casterId }) => casterId));

/** Whose ballots a person has still to cast. */
export const waitingBallots = (whole: Whole, userId: string): string[] =>
  openBallots(whole)
    .filter(({ casterId }) => casterId === userId)
    .map(({ voterId }) => voterId);
