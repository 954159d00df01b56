/** A reason not to start that an operator can act on: one line, in Vietnamese, with the remedy in it. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}
