import { languages } from '#src/domain/language/languages.ts';
import { formatMoney } from '#src/domain/money/format.ts';
import { countryName, formatNumber, languageName } from '#src/i18n/formatters.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { shortDay } from '#src/i18n/order-dates.ts';
import { Block, Fact } from '../Block.tsx';
import type { OfCustomer } from './of-customer.ts';

function AccountFacts({ customer: { account }, data, texts }: OfCustomer) {
  if (account === null) return <Fact name={texts.facts.account}>{texts.facts.noAccount}</Fact>;
  const day = (at: string) => shortDay(at, data.language);
  return (
    <>
      <Fact name={texts.facts.account}>
        <span>{islandText(data.language, texts)('facts.since', { day: day(account.created_at) })}</span>
        {account.confirmed_at === null && <span className="admin-late">{texts.facts.unconfirmed}</span>}
        {account.has_second_factor && <span>{texts.facts.secondFactor}</span>}
        {account.roles.length > 0 && <span>{texts.facts.staff}</span>}
      </Fact>
      <Fact name={texts.facts.signedIn}>
        {account.last_sign_in_at === null ? texts.facts.never : day(account.last_sign_in_at)}
      </Fact>
    </>
  );
}

/** How to reach a customer, what they spent, and what else the shop holds of them. */
export function CustomerFacts(of: OfCustomer) {
  const { customer, data, texts } = of;
  const { language } = data;
  const { email, phone, sums, counts } = customer;
  const money = (cents: number) => formatMoney(cents, 'EUR', language);
  const spoken = languages.find((each) => each === customer.language);
  return (
    <Block title={texts.facts.title}>
      <dl className="admin-facts">
        <Fact name={texts.facts.contact}>
          {email && (
            <a className="link" href={`mailto:${email}`}>
              {email}
            </a>
          )}
          {phone && (
            <a className="link" href={`tel:${phone.replaceAll(' ', '')}`}>
              {phone}
            </a>
          )}
          {spoken && <span className="muted">{languageName(spoken, language)}</span>}
        </Fact>
        <AccountFacts {...of} />
        <Fact name={texts.facts.spent}>{money(sums.paid - sums.refunded)}</Fact>
        {sums.refunded > 0 && <Fact name={texts.facts.refunded}>{money(sums.refunded)}</Fact>}
        <Fact name={texts.columns.orders}>
          {[
            formatNumber(sums.orders, language),
            sums.cancelled > 0 &&
              islandText(language, texts)('facts.cancelled', { count: formatNumber(sums.cancelled, language) }),
          ]
            .filter(Boolean)
            .join(', ')}
        </Fact>
        {sums.returns > 0 && <Fact name={texts.facts.returns}>{formatNumber(sums.returns, language)}</Fact>}
        {sums.first_at && <Fact name={texts.facts.firstOrder}>{shortDay(sums.first_at, language)}</Fact>}
        {customer.addresses.map((address) => (
          <Fact
            key={`${address.name} ${address.street}`}
            name={address.is_default ? texts.facts.defaultAddress : texts.facts.address}
          >
            {[
              address.name,
              address.company,
              address.street,
              `${address.postcode} ${address.city}`,
              countryName(address.country, language),
              address.phone,
            ]
              .filter(Boolean)
              .map((line) => (
                <span key={line}>{line}</span>
              ))}
          </Fact>
        ))}
        {(['reviews', 'favorites', 'messages', 'stock_notices'] as const).map(
          (what) =>
            counts[what] > 0 && (
              <Fact key={what} name={texts.facts.counts[what]}>
                {formatNumber(counts[what], language)}
              </Fact>
            ),
        )}
      </dl>
    </Block>
  );
}
