/** A reason why a command or a backup failed that an operator can act on: one line, in Vietnamese. */
export class OperatorFailure extends Error {
  override readonly name = 'OperatorFailure';
}
