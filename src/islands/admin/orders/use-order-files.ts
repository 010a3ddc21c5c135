import { fetchOrdersTable, fetchPackingSlips } from '#src/client/functions/admin-order-files.ts';
import type { NamedFile } from '#src/client/functions/fetch-file.ts';
import type { ExportOrdersRequest } from '#src/contracts/admin-order-files.ts';
import { saveFile } from '../../shared/save-file.ts';
import type { SectionProps } from '../admin-data.ts';
import { useActing } from '../use-acting.ts';

/** Files that are made of orders: slips to pack by, and a table. What stands against one is said over the page. */
export function useOrderFiles({ data, texts }: SectionProps<'admin-orders'>) {
  const { act, isBusy } = useActing(data, texts.errors);
  const save = ({ name, content }: NamedFile) => saveFile(name, content);
  return {
    isBusy,
    /** Of these orders, by number. */
    printSlips: (orders: readonly string[]) => void act((token) => fetchPackingSlips(token, orders), save),
    exportTable: (asked: ExportOrdersRequest) => void act((token) => fetchOrdersTable(token, asked), save),
  };
}
