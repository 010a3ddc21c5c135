import type { AdminTranslationRequest, ExportTextsRequest } from '#src/contracts/admin-translation.ts';
import { success } from '#src/domain/result/result.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import type { Staff } from './admin/staff.ts';
import { exportTexts } from './translation/export-texts.ts';
import { importTexts } from './translation/import-texts.ts';
import { listTexts } from './translation/list-texts.ts';
import { saveText, settleText } from './translation/save-texts.ts';

interface Dependencies {
  readonly call: CallDatabase;
  callAs(userId: string): CallDatabase;
}

/** The use cases of the back office's translation, for `shop()`. */
export function joinTranslation({ call, callAs }: Dependencies) {
  return {
    translate: async (request: AdminTranslationRequest, { userId }: Staff) => {
      if (request.act === 'save') return saveText(callAs(userId), request);
      if (request.act === 'settle') return settleText(callAs(userId), request);
      if (request.act === 'import')
        return success(await importTexts(callAs(userId), request.rows, request.is_rehearsal));
      const { act: _act, after, ...asked } = request;
      return success({ ok: true as const, page: await listTexts(call, asked, { after }) });
    },
    exportTexts: (asked: ExportTextsRequest) => exportTexts(call, asked),
  };
}
