import * as z from 'zod/mini';
import type { Language } from '#src/domain/language/languages.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { emailTexts } from '#src/server/emails/texts/email-texts.ts';

const text = z.string();
const row = z.nullable(
  z.object({
    order_id: text,
    order_number: text,
    matched_by: z.enum(['token', 'number_and_email']),
    customer_name: z.nullable(text),
    customer_email: z.nullable(text),
    received_at: z.nullable(text),
    holidays: z.array(text),
    lines: z.array(
      z.object({
        ...{ order_item: z.int(), name: text, name_lt: text, name_ru: text, size: text, color: text },
        ...{ quantity: z.int(), unwithdrawn: z.int() },
      }),
    ),
  }),
);
type FoundOrder = NonNullable<z.infer<typeof row>>;

interface Search {
  readonly token: string | null;
  /** The order's number and the e-mail address that it was placed with: only together they find it. */
  readonly number: string | null;
  readonly email: string;
}

/** The order that a withdrawal is about; undefined when nothing fits. */
export async function findWithdrawalOrder(call: CallDatabase, wanted: Search): Promise<FoundOrder | undefined> {
  const { token, number, email } = wanted;
  const answer = await call('find_withdrawal_order', { token, wanted_number: number, wanted_email: email });
  return row.parse(answer) ?? undefined;
}

/** `Lininė suknelė (Žalia, M)`: a line as declarations and the page name it. */
export function withdrawalLineText(line: FoundOrder['lines'][number], language: Language): string {
  const name = { en: line.name, lt: line.name_lt, ru: line.name_ru }[language];
  const { colors } = emailTexts[language];
  const note = [colors[line.color] ?? line.color, line.size].filter((part) => part !== '').join(', ');
  return note === '' ? name : `${name} (${note})`;
}
