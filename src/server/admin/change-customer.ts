import * as z from 'zod/mini';
import {
  type AdminCustomersRequest,
  type AdminCustomersResponse,
  type adminCustomersErrors,
  adminCustomersResponse,
} from '#src/contracts/admin-customers.ts';
import { failure, type Result, success } from '#src/domain/result/result.ts';
import { readErased } from '#src/server/account/delete-account.ts';
import { type PersonFile, writePersonFile } from '#src/server/account/person-file.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { readAnswer } from '#src/server/database/read-answer.ts';

interface Dependencies {
  /** Says on whose behalf. */
  readonly call: CallDatabase;
  /** A keyed hash of the mailbox behind an address. */
  hashMailbox(email: string): string;
}

const unknown = ['customer_unknown'] as const;
const answered = z.object({ ok: z.boolean(), code: z.optional(z.string()) });

async function readAddress({ call }: Dependencies, customer: string): Promise<string | null> {
  return z.nullable(z.string()).parse(await call('read_customer_address', { customer }));
}

/** Notes something down about a customer, ends their newsletter, or takes them out of the shop (GDPR art. 17). */
export async function changeCustomer(
  dependencies: Dependencies,
  request: AdminCustomersRequest,
  userId: string,
): Promise<Result<AdminCustomersResponse, keyof typeof adminCustomersErrors>> {
  const { call, hashMailbox } = dependencies;
  switch (request.act) {
    case 'note': {
      const { note, customer, text } = request;
      return readAnswer(
        await call('note_customer', { note, customer, text, actor: userId }),
        adminCustomersResponse,
        unknown,
      );
    }
    case 'remove_note':
      return readAnswer(await call('remove_customer_note', { note: request.note }), adminCustomersResponse, unknown);
    case 'unsubscribe':
      return readAnswer(
        await call('unsubscribe_customer', { customer: request.customer }),
        adminCustomersResponse,
        unknown,
      );
    case 'erase': {
      const address = await readAddress(dependencies, request.customer);
      if (address === null) return failure('customer_unknown');
      const answer = await call('erase_customer', {
        customer: request.customer,
        typed: request.email,
        mailbox_hash: hashMailbox(address),
      });
      const { code } = answered.parse(answer);
      return code === 'customer_unknown' || code === 'address_differs' ? failure(code) : readErased(answer);
    }
  }
}

/** Everything that the shop holds of a customer as one JSON file, for whoever asked the shop for it (GDPR art. 15 and 20). */
export async function exportCustomer(
  dependencies: Dependencies,
  customer: string,
  now: Date,
): Promise<Result<PersonFile, 'customer_unknown'>> {
  const address = await readAddress(dependencies, customer);
  if (address === null) return failure('customer_unknown');
  const mailbox = dependencies.hashMailbox(address);
  const file = await writePersonFile(
    async (most) => {
      const answer = await dependencies.call('export_customer', { customer, mailbox_hash: mailbox, most });
      const held = readAnswer(answer, z.object({ file: z.record(z.string(), z.unknown()) }), unknown);
      return held.ok ? held.value.file : null;
    },
    { name: 'gija-customer-data', now },
  );
  return file === null ? failure('customer_unknown') : success(file);
}
