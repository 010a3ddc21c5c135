/** Providers whose mailboxes have several addresses: their domains, and what they do not tell apart in the name. */
const providers: readonly {
  readonly domains: readonly string[];
  readonly settle: (name: string) => string;
}[] = [
  { domains: ['gmail.com', 'googlemail.com'], settle: (name) => name.replaceAll('.', '') },
  {
    domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'],
    settle: (name) => name.replace(/[._-]/g, ''),
  },
  {
    domains: ['yandex.ru', 'yandex.com', 'yandex.by', 'yandex.kz', 'yandex.ua', 'ya.ru'],
    settle: (name) => name.replaceAll('-', '.'),
  },
  { domains: ['icloud.com', 'me.com', 'mac.com'], settle: (name) => name },
];

/** A domain in the letters of the domain name system: `žalia.lt` is `xn--alia-kbb.lt`. As given where it is no domain. */
function asciiDomain(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname.replace(/\.$/, '');
  } catch {
    return domain;
  }
}

/**
 * The mailbox behind an e-mail address, in one spelling however the address is disguised: lower case, without what follows a
 * plus, without the dots that Gmail ignores, one domain a provider, international domains in ASCII. To recognise a customer, never to
 * send to: some servers do tell these apart.
 */
export function mailboxOf(email: string): string {
  const address = email.normalize('NFKC').trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const domain = asciiDomain(address.slice(at + 1));
  const whole = address.slice(0, Math.max(0, at));
  const name = whole.replace(/(?<=.)\+.*$/, '');
  const provider = providers.find(({ domains }) => domains.includes(domain));
  return `${(provider?.settle(name) ?? name) || whole}@${provider?.domains[0] ?? domain}`;
}
