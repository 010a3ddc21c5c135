import './safe-storage.ts';
import { persistentAtom } from '@nanostores/persistent';
import { computed } from 'nanostores';
import {
  type Consent,
  type ConsentCategory,
  type ConsentChoice,
  consentKey,
  decidedConsent,
  initialConsent,
  namesToForget,
  parseConsent,
} from '#src/domain/consent/consent.ts';

/** The kept decision; undefined, and absent from storage, until there is one. Other tabs' decisions arrive by themselves. */
const $decision = persistentAtom<Consent | undefined>(consentKey, undefined, {
  encode: JSON.stringify,
  decode: parseConsent,
});

/** What the shopper allows now: the initial positions until something was decided. */
export const $consent = computed($decision, (decision): Consent => decision ?? initialConsent);

/** May this run and keep something now? Ask at the moment of use, a shopper can change their mind on the same page. */
export function allows(category: ConsentCategory): boolean {
  return $consent.get()[category];
}

/**
 * Keeps a decision, with its time, the version of the words and the number under which it is logged, and deletes what stood
 * under what was refused.
 */
export function decide(choice: ConsentChoice): Consent {
  const decision = decidedConsent(choice, new Date(), $decision.get()?.device ?? crypto.randomUUID());
  $decision.set(decision);
  for (const name of namesToForget(choice)) {
    try {
      localStorage.removeItem(name);
    } catch {
      // Storage is closed: nothing was kept there.
    }
  }
  return decision;
}
