/** What a check found wrong: where, and what to do about it. An empty list means that the check passed. */
export interface Finding {
  /** Path from the root of the project. */
  readonly file: string;
  readonly message: string;
}

/** A check reads the tree below `root` and reports; it changes nothing. */
export type Check = (root: string) => Promise<readonly Finding[]>;
