/** A start that cannot go on. Its message is one sentence for the person at the terminal; no stack is shown. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}
