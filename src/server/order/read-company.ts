import type { CheckoutRequest } from '#src/contracts/checkout.ts';
import { parseCompanyCode } from '#src/domain/company/company-code.ts';
import { companyCountry, parseVatCode, vatCodeExample } from '#src/domain/company/vat-code.ts';
import { failure, type Result, success } from '#src/domain/result/result.ts';
import { parsePostcode, postcodeExample } from '#src/domain/shipping/postcodes.ts';

type RequestedCompany = NonNullable<CheckoutRequest['company']>;
type CompanyAddress = NonNullable<RequestedCompany['address']>;

export interface CompanyBuyer {
  readonly name: string;
  readonly code: string;
  readonly vatCode: string | undefined;
  /** Its seat; undefined where the request does not say. */
  readonly address: CompanyAddress | undefined;
}

/** The address with its postcode as the country's post writes it. */
function readAddress(
  address: RequestedCompany['address'],
): Result<CompanyBuyer['address'], 'company_postcode_invalid'> {
  if (address === undefined) return success(undefined);
  const { country } = address;
  const postcode = parsePostcode(address.postcode, country);
  if (postcode === undefined)
    return failure('company_postcode_invalid', { country, example: postcodeExample(country) });
  return success({ ...address, postcode });
}

/** A company that buys, in the form in which documents name it. Codes are checked by their form, no register is asked. */
export function readCompany(
  company: CheckoutRequest['company'],
): Result<CompanyBuyer | undefined, 'company_code_invalid' | 'vat_code_invalid' | 'company_postcode_invalid'> {
  if (company === undefined) return success(undefined);
  const country = companyCountry(company.vatCode, company.country);
  const code = parseCompanyCode(company.code, country);
  if (code === undefined) return failure('company_code_invalid', { country });
  const vatCode = company.vatCode === '' ? undefined : parseVatCode(company.vatCode, country);
  if (company.vatCode !== '' && vatCode === undefined) return failure('vat_code_invalid', { example: vatCodeExample });
  const address = readAddress(company.address);
  if (!address.ok) return address;
  return success({ name: company.name, code, vatCode, address: address.value });
}
