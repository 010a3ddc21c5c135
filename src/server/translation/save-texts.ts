import * as z from 'zod/mini';
import {
  type AdminTranslationRequest,
  type AdminTranslationResponse,
  textRefusalDetails,
} from '#src/contracts/admin-translation.ts';
import type { Language } from '#src/domain/language/languages.ts';
import { failure, type Result, success } from '#src/domain/result/result.ts';
import { findInterfaceTextFault, type InterfaceTextFault } from '#src/domain/translation/interface-text.ts';
import { longestText, type TextKind } from '#src/domain/translation/text-kinds.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { readAnswer } from '#src/server/database/read-answer.ts';
import { type InterfaceFiles, readInterfaceFiles } from './interface-files.ts';
import { englishOf } from './interface-texts.ts';

export interface TextCell {
  readonly kind: TextKind;
  readonly key: string;
  readonly language: Language;
}

const refusals = ['text_unknown', 'text_stale', 'text_refused', 'product_incomplete'] as const;
export type TextRefusal = (typeof refusals)[number] | InterfaceTextFault;

/** What the shop's own files say of a cell; undefined where they have none, or where it is one of the catalogue. */
function originalOf(files: InterfaceFiles, { key, language }: TextCell) {
  const original = files.get(key)?.[language];
  const beside = englishOf(files, key);
  if (original === null || original === undefined || beside === undefined) return undefined;
  return { original, english: beside.english, english_key: beside.key };
}

interface Originals {
  readonly original: string;
  readonly original_english: string;
  /** Where the English that it stands beside is kept. */
  readonly english_key: string;
}

/** What SQL is told of a cell beside the cell itself; or what keeps the text from standing there. */
export function prepareText(
  files: InterfaceFiles,
  cell: TextCell,
  text: string | null,
): Result<{ readonly text: string } & Partial<Originals>, TextRefusal> {
  if (cell.kind !== 'interface') {
    const trimmed = text?.trim() ?? '';
    if (trimmed === '') return failure('text_empty');
    return trimmed.length > longestText[cell.kind] ? failure('text_too_long') : success({ text: trimmed });
  }
  const beside = originalOf(files, cell);
  if (beside === undefined) return failure('text_unknown');
  const { original, english, english_key } = beside;
  const fault = text === null || text === original ? undefined : findInterfaceTextFault(text, beside);
  return fault === undefined
    ? success({ text: text ?? original, original, original_english: english, english_key })
    : failure(fault);
}

const saved = z.object({ ok: z.literal(true), changed: z.boolean() });

/** Reads one of the answers of `save_texts`. */
export const readSaved = (answer: unknown) => readAnswer(answer, saved, refusals, textRefusalDetails);

type Saving = Extract<AdminTranslationRequest, { act: 'save' }>;
type Settling = Extract<AdminTranslationRequest, { act: 'settle' }>;

/** Changes one text, or takes one of the interface back to what the shop's own file says. `call` says on whose behalf. */
export async function saveText(
  call: CallDatabase,
  { act: _act, text, ...cell }: Saving,
): Promise<Result<AdminTranslationResponse, TextRefusal>> {
  const prepared = prepareText(await readInterfaceFiles(), cell, text);
  if (!prepared.ok) return prepared;
  const wanted = [{ ...cell, ...prepared.value }];
  const [answer] = z.array(z.unknown()).parse(await call('save_texts', { wanted, is_rehearsal: false }));
  const result = readSaved(answer);
  return result.ok ? success({ ...result.value, text: prepared.value.text }) : result;
}

/** Somebody says that a text stands as it is. `call` says on whose behalf. */
export async function settleText(
  call: CallDatabase,
  { act: _act, text, ...cell }: Settling,
): Promise<Result<AdminTranslationResponse, TextRefusal>> {
  const beside = cell.kind === 'interface' ? originalOf(await readInterfaceFiles(), cell) : undefined;
  if (cell.kind === 'interface' && beside === undefined) return failure('text_unknown');
  const originals = beside && {
    ...{ original: beside.original, original_english: beside.english, english_key: beside.english_key },
  };
  return readSaved(await call('settle_text', { wanted: { ...cell, text, ...originals } }));
}
