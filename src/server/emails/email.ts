/** A message ready to be sent: the HTML and its text twin say the same. */
export interface Email {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** The seller as mail names it (shop settings). */
export interface Company {
  readonly name: string;
  readonly address: string;
  readonly email: string;
  readonly phone: string;
}

/** Where links in mail begin, and who writes. */
export interface EmailContext {
  readonly siteUrl: string;
  readonly company: Company;
}
