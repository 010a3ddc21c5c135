import type { CheckoutRequest } from '#src/contracts/checkout.ts';
import { parseCompanyCode } from '#src/domain/company/company-code.ts';
import { companyCountry, parseVatCode, vatCodeExample } from '#src/domain/company/vat-code.ts';
import { failure, type Result, success } from '#src/domain/result/result.ts';

export interface CompanyBuyer {
  readonly name: string;
  readonly code: string;
  readonly vatCode: string | undefined;
}

/** A company that buys, in the form in which documents name it. Codes are checked by their form, no register is asked. */
export function readCompany(
  company: CheckoutRequest['company'],
): Result<CompanyBuyer | undefined, 'company_code_invalid' | 'vat_code_invalid'> {
  if (company === undefined) return success(undefined);
  const country = companyCountry(company.vatCode, company.country);
  const code = parseCompanyCode(company.code, country);
  if (code === undefined) return failure('company_code_invalid', { country });
  if (company.vatCode === '') return success({ name: company.name, code, vatCode: undefined });
  const vatCode = parseVatCode(company.vatCode, country);
  if (vatCode === undefined) return failure('vat_code_invalid', { example: vatCodeExample });
  return success({ name: company.name, code, vatCode });
}
