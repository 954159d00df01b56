/** Where there is one; while it is `failing` everything is read from the primary, and there is no spare. */
export type ReplicaState = 'ok' | 'failing';

interface ReplicaFacts {
  /** Else it is a server of its own. */
  readonly isInRecovery: boolean;
  /** How long ago the primary was where the replica is now. */
  readonly secondsBehind: number;
}

const mostSecondsBehind = 120;

export const judgeReplica = ({ isInRecovery, secondsBehind }: ReplicaFacts): ReplicaState =>
  isInRecovery && secondsBehind <= mostSecondsBehind ? 'ok' : 'failing';
