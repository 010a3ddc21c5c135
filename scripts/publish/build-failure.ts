/** Why a build failed, as people in the back office read it: a code that it knows a sentence for, or what the build itself said. */
export class BuildFailure extends Error {
  readonly code: 'disk_full' | 'text_broken' | 'database_silent' | 'build_broken';

  constructor(code: BuildFailure['code'], detail: string) {
    super(detail);
    this.code = code;
  }

  /** One line for the builds table: the code, then what the build said. */
  get line(): string {
    return `${this.code}: ${this.message}`.slice(0, 2_000);
  }
}
