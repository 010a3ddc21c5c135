import { isEmailAddress } from './email-address.ts';

export const contactFields = ['firstName', 'lastName', 'email', 'subject', 'message'] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactFields = Readonly<Record<ContactField, string>>;

/** Most characters of each field. */
export const contactLengths: Readonly<Record<ContactField, number>> = {
  firstName: 100,
  lastName: 100,
  email: 254,
  subject: 200,
  message: 5000,
};

export type ContactProblem = 'fieldRequired' | 'validEmailRequired';

/** What keeps a message from being sent, field by field, in the order of the form (storefront.md section 5). */
export function contactProblems(fields: ContactFields): Partial<Record<ContactField, ContactProblem>> {
  const problems: Partial<Record<ContactField, ContactProblem>> = {};
  for (const field of contactFields) if (fields[field].trim() === '') problems[field] = 'fieldRequired';
  if (problems.email === undefined && !isEmailAddress(fields.email)) problems.email = 'validEmailRequired';
  return problems;
}

/** A text on one line without control characters: fit for a header of a mail. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

/** A text of several lines without control characters other than line ends and tabs. */
export function manyLines(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

/** Signs that a machine wrote a message. */
export type Doubt = 'hidden_field' | 'links' | 'hasty';

interface Circumstances {
  readonly subject: string;
  readonly message: string;
  /** What stood in the field that people do not see. */
  readonly hidden: string;
  /** Seconds from the first touch of the form to its sending, as the browser says; undefined where it says nothing. */
  readonly seconds: number | undefined;
}

const mostLinks = 2;
/** Autofill plus a pasted message is a matter of three seconds; no person reads and sends a form in one. */
const leastSeconds = 1;

/** How many addresses of pages stand in a text. */
export function countLinks(text: string): number {
  return text.match(/https?:\/\/|\bwww\./gi)?.length ?? 0;
}

/**
 * What makes a message doubtful. Doubts mark, they refuse nothing: a shopper may send links, fill in by one press of autofill,
 * or use a program that fills every field (docs/decisions/0005).
 */
export function doubtsAbout({ subject, message, hidden, seconds }: Circumstances): Doubt[] {
  const doubts: Doubt[] = [];
  if (hidden !== '') doubts.push('hidden_field');
  if (countLinks(`${subject} ${message}`) > mostLinks) doubts.push('links');
  if (seconds !== undefined && seconds < leastSeconds) doubts.push('hasty');
  return doubts;
}
