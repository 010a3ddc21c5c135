import {
  type AdminTranslationRequest,
  adminTranslationErrors,
  adminTranslationResponse,
  type ExportTextsRequest,
} from '#src/contracts/admin-translation.ts';
import { staffErrors } from '#src/contracts/staff.ts';
import { callFunction } from './call-function.ts';
import { fetchFile } from './fetch-file.ts';

/** Lists texts, changes one, says that one stands as it is, or takes rows of a file. */
export function translate(token: string, body: AdminTranslationRequest) {
  return callFunction({
    name: 'admin-translation',
    body,
    token,
    answer: adminTranslationResponse,
    codes: adminTranslationErrors,
  });
}

/** The texts that the list narrows to, as CSV. */
export function fetchTextsTable(token: string, asked: ExportTextsRequest) {
  return fetchFile({ name: 'admin-export-translation', body: asked, token, codes: staffErrors });
}
