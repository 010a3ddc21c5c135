/** What a shopper may allow, in the order of the cookie page (storefront.md, cookie toggles). */
export const consentCategories = ['essential', 'analytics', 'marketing', 'preferences'] as const;
export type ConsentCategory = (typeof consentCategories)[number];

/** The three that can be refused. */
export type ConsentChoice = Readonly<Record<Exclude<ConsentCategory, 'essential'>, boolean>>;

export interface Consent extends ConsentChoice {
  /** The shop does not work without it: cart, language, checkout. */
  readonly essential: true;
  /** When the shopper decided, ISO time; absent as long as nothing was decided. */
  readonly decidedAt?: string;
  /** The words that the shopper decided on. */
  readonly textVersion?: string;
  /** A random number under which the decision is logged; it stands nowhere else on the device. */
  readonly device?: string;
}

/** Where the decision is kept. */
export const consentKey = 'cookie-consent';

/**
 * The day from which the words of the cookie page hold. Whoever changes what is stored or what is said about it sets a new
 * day here and in `content/pages/{language}/cookies.md` (a test holds them together), and every shopper is asked anew.
 */
export const consentTextVersion = '2026-11-22';

/**
 * The positions before a decision (storefront.md section 4). Lawful because counting keeps nothing on the device and
 * preferences are what the shopper asked for; marketing waits for a yes (decisions.md, cookie toggles).
 */
export const initialConsent: Consent = { essential: true, analytics: true, marketing: false, preferences: true };

export const allAccepted: ConsentChoice = { analytics: true, marketing: true, preferences: true };
export const allRefused: ConsentChoice = { analytics: false, marketing: false, preferences: false };

/** A decision as it is kept; `device` is the random number under which it is logged. */
export function decidedConsent(choice: ConsentChoice, now: Date, device: string): Consent {
  const { analytics, marketing, preferences } = choice;
  return {
    essential: true,
    analytics,
    marketing,
    preferences,
    decidedAt: now.toISOString(),
    textVersion: consentTextVersion,
    device,
  };
}

/** Reads a kept decision. Anything that is not whole counts as no decision, so that nobody is held to half a yes. */
export function parseConsent(text: string): Consent | undefined {
  try {
    const kept = JSON.parse(text) as Record<string, unknown>;
    const { analytics, marketing, preferences, decidedAt, textVersion, device } = kept;
    if (typeof analytics !== 'boolean' || typeof marketing !== 'boolean' || typeof preferences !== 'boolean')
      return undefined;
    if (typeof decidedAt !== 'string' || Number.isNaN(Date.parse(decidedAt)) || typeof textVersion !== 'string')
      return undefined;
    const decision = { essential: true as const, analytics, marketing, preferences, decidedAt, textVersion };
    return typeof device === 'string' ? { ...decision, device } : decision;
  } catch {
    return undefined;
  }
}

/** A decision is kept up to two years (storefront.md section 9, cookie durations), then the shopper is asked again. */
const longest = 2 * 365 * 86_400_000;

/** Is the shopper to be asked: never yet, long ago, or about other words? The old decision holds until the next one. */
export function needsDecision(consent: Consent, now: Date): boolean {
  if (consent.decidedAt === undefined || consent.textVersion !== consentTextVersion) return true;
  return now.getTime() - Date.parse(consent.decidedAt) > longest;
}

/** What the browser keeps by each category that can be withdrawn; names of local storage. */
export const keptBy: Readonly<Record<keyof ConsentChoice, readonly string[]>> = {
  analytics: [],
  marketing: [],
  preferences: ['recently-viewed'],
};

/** The names to be deleted under a decision: all that stands under a refused category. */
export function namesToForget(choice: ConsentChoice): string[] {
  const refused = (Object.keys(keptBy) as (keyof ConsentChoice)[]).filter((category) => !choice[category]);
  return refused.flatMap((category) => keptBy[category]);
}
