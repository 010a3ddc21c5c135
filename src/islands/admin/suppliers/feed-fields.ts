import type { FeedForm, FeedProblems } from './feed-form.ts';
import type { Section } from './supplier-words.tsx';

/** What the fields of a feed share. */
export interface FeedFieldsProps extends Section {
  readonly form: FeedForm;
  readonly problem: (field: keyof FeedProblems) => string | undefined;
  readonly onChange: (changes: Partial<FeedForm>) => void;
}
