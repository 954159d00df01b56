interface Placed {
  readonly userId: string;
}

/** Who stands in somebody's place once they are gone: who came after them, else who came before. */
export function besideOf<T extends Placed>(members: readonly T[], userId: string): T | undefined {
  const place = members.findIndex((member) => member.userId === userId);
  return place < 0 ? undefined : (members[place + 1] ?? members[place - 1]);
}
