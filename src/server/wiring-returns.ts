import type { ReturnRequest } from '#src/contracts/returns.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { runJob } from './jobs/run-job.ts';
import { type Acceptance, acceptReturn } from './returns/accept-return.ts';
import {
  closeReturn,
  type ExchangeParcel,
  listOpenReturns,
  type ReturnLabel,
  type ReturnReceipt,
  receiveReturn,
  recordReturnSent,
  refuseReturn,
  sendExchange,
  sendReturnLabel,
} from './returns/handle-returns.ts';
import { requestReturn } from './returns/request-return.ts';
import { readReturnOptions } from './returns/return-options.ts';

interface Dependencies {
  readonly call: CallDatabase;
  now(): Date;
}

/** The use cases of returns and exchanges, for `shop()`. */
export function joinReturns({ call, now }: Dependencies) {
  return {
    returnOptions: (token: string) => readReturnOptions(call, token),
    requestReturn: (request: ReturnRequest) => requestReturn(call, request),
    openReturns: () => listOpenReturns(call),
    sendReturnLabel: (label: ReturnLabel) => sendReturnLabel(call, label),
    recordReturnSent: (returnId: string, actor: string) => recordReturnSent(call, returnId, actor),
    receiveReturn: (receipt: ReturnReceipt) => receiveReturn(call, receipt),
    acceptReturn: (acceptance: Acceptance) => acceptReturn(call, acceptance),
    refuseReturn: (returnId: string, why: string, actor: string) => refuseReturn(call, returnId, why, actor),
    closeReturn: (returnId: string, why: string, actor: string) => closeReturn(call, returnId, why, actor),
    sendExchange: (parcel: ExchangeParcel) => sendExchange(call, parcel),
    releaseLateExchanges: () =>
      runJob({ call, now }, 'release-late-exchanges', () => call('release_late_exchanges', {})),
  };
}
