import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { openRowLog, type RowLog, type Table } from '#sandbox/storage/row-log.ts';
import { type KeptMailAnswer, type MailMessage, type MailTrouble, noTrouble } from './mail-rows.ts';

const keptForMilliseconds = 24 * 60 * 60 * 1000;

export interface MailState {
  readonly log: RowLog;
  readonly messages: Table<MailMessage>;
  readonly answers: Table<KeptMailAnswer>;
  trouble(): MailTrouble;
  setTrouble(trouble: MailTrouble): void;
}

/** Opens the inbox under the data folder. */
export function openMailState(dataFolder: string): MailState {
  const log = openRowLog(join(dataFolder, 'mail.jsonl'));
  const troubles = log.table<MailTrouble>('trouble');
  return {
    log,
    messages: log.table('messages'),
    answers: log.table('answers'),
    trouble: () => troubles.get('now') ?? noTrouble,
    setTrouble: (trouble) => troubles.put('now', trouble),
  };
}

/** An id and a time for a new message. */
export function stamp(clock: () => number): { readonly id: string; readonly createdAt: string } {
  return { id: randomUUID(), createdAt: new Date(clock()).toISOString() };
}

/** The answer kept for a key, unless it is older than a day. */
export function keptAnswer(state: MailState, key: string, now: number): KeptMailAnswer | undefined {
  const kept = state.answers.get(key);
  return kept && kept.keptAt + keptForMilliseconds > now ? kept : undefined;
}

/** Two requests with the same mark ask for the same. */
export function fingerprint(path: string, body: string): string {
  return createHash('sha256').update(`${path}\n${body}`).digest('hex');
}
