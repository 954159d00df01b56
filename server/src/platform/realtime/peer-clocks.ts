interface PeerClock {
  /** The least that a message took, plus the distance of both clocks. */
  offset: number;
  /** When it last said something, by the clock of this process. */
  seenAt: number;
  hasLeft: boolean;
}

export interface PeerClocks {
  /** A message came which its sender wrote at `moment`. */
  add(peer: string, moment: number): void;
  leave(peer: string): void;
  knows(peer: string): boolean;
  areThere(): boolean;
  momentHere(peer: string, moment: number): number | null;
}

const second = 1_000_000;
/** Three missed beats. */
const silence = 30 * second;
/** What a message takes at most before its sender's moments are dated too late: earlier ones only repeat some wake-ups. */
const slowestMessage = 2 * second;
/** As long as wake-ups are remembered. */
const remembered = 3_600 * second;

/** Translates the moments of other processes, whose clocks begin anywhere. All in microseconds. */
export function createPeerClocks(now: () => number): PeerClocks {
  const clocks = new Map<string, PeerClock>();
  return {
    add(peer, moment) {
      const seenAt = now();
      for (const [name, clock] of clocks) if (clock.seenAt < seenAt - remembered) clocks.delete(name);
      const offset = Math.min(clocks.get(peer)?.offset ?? Number.POSITIVE_INFINITY, seenAt - moment);
      clocks.set(peer, { offset, seenAt, hasLeft: false });
    },
    leave(peer) {
      const clock = clocks.get(peer);
      if (clock) clock.hasLeft = true;
    },
    knows: (peer) => clocks.has(peer),
    areThere: () => [...clocks.values()].some(({ seenAt, hasLeft }) => !hasLeft && seenAt > now() - silence),
    momentHere(peer, moment) {
      const clock = clocks.get(peer);
      return clock ? moment + clock.offset - slowestMessage : null;
    },
  };
}
