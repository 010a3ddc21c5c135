import type { ExportProductsRequest, ImportProductsRequest } from '#src/contracts/admin-product-tables.ts';
import type { ExportStockRequest, ImportStockRequest } from '#src/contracts/admin-stock-tables.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import type { Staff } from './admin/staff.ts';
import { runJob } from './jobs/run-job.ts';
import { timeLeft } from './jobs/time-left.ts';
import { exportProducts } from './products/export-products.ts';
import { continueImport, importProducts } from './products/import-products.ts';
import { exportStock } from './stock/export-stock.ts';
import { continueStockImport, importStock } from './stock/import-stock.ts';

/** Milliseconds that a call works on an import: the platform ends functions after ten seconds, scheduled ones after thirty. */
const callTime = 4_000;
const jobTime = 18_000;

interface Dependencies {
  readonly call: CallDatabase;
  callAs(userId: string): CallDatabase;
  readonly uploads: Parameters<typeof importProducts>[0]['uploads'];
  now(): Date;
}

/** The use cases of tables of products and of the stock, for `shop()`. */
export function joinProductTables({ call, callAs, uploads, now }: Dependencies) {
  const within = (milliseconds: number) => timeLeft(now, milliseconds);
  const dependencies = { call, callAs, uploads };
  return {
    exportProducts: (asked: ExportProductsRequest) => exportProducts(call, asked),
    importProducts: (request: ImportProductsRequest, { userId }: Staff) =>
      importProducts(dependencies, request, userId, within(callTime)),
    continueProductImports: () =>
      runJob({ call, now }, 'continue-product-imports', async () => {
        const isTimeLeft = within(jobTime);
        let steps = 0;
        while (isTimeLeft() && (await continueImport(dependencies, isTimeLeft))) steps += 1;
        return { steps, forgotten: await call('forget_product_imports', {}) };
      }),
    exportStock: (asked: ExportStockRequest) => exportStock(call, asked),
    importStock: (request: ImportStockRequest, { userId }: Staff) =>
      importStock(callAs(userId), request, userId, within(callTime)),
    continueStockImports: () =>
      runJob({ call, now }, 'continue-stock-imports', async () => {
        const isTimeLeft = within(jobTime);
        let steps = 0;
        while (isTimeLeft() && (await continueStockImport(dependencies, isTimeLeft))) steps += 1;
        return { steps, forgotten: await call('forget_stock_imports', {}) };
      }),
  };
}
