import {
  type SmartCategorizeRequest,
  smartCategorizeErrors,
  smartCategorizeResponse,
} from '#src/contracts/smart-categorize.ts';
import { callFunction } from './call-function.ts';

/** Sorts the products into categories by their words, says what that would change, or takes a run back. */
export function smartCategorize(token: string, body: SmartCategorizeRequest) {
  return callFunction({
    name: 'smart-categorize-products',
    body,
    token,
    answer: smartCategorizeResponse,
    codes: smartCategorizeErrors,
  });
}
