import { $consent } from '#src/client/stores/consent.ts';
import {
  allAccepted,
  allRefused,
  type Consent,
  type ConsentChoice,
  consentCategories,
  needsDecision,
} from '#src/domain/consent/consent.ts';
import { isLanguage } from '#src/domain/language/languages.ts';
import { formatDay } from '#src/i18n/formatters.ts';
import { closestTo } from '../shared/page-events.ts';
import { decideAndRecord } from './decide-and-record.ts';

const form = document.querySelector<HTMLFormElement>('[data-consent-form]');
const state = form?.querySelector('[data-consent-state]');
const toggle = (name: string) => form?.querySelector<HTMLInputElement>(`input[name=${name}]`);
const isOn = (name: keyof ConsentChoice) => toggle(name)?.checked ?? false;

/** What holds now, in the page's words. */
function words({ dataset }: HTMLFormElement, consent: Consent): string {
  const { lang } = document.documentElement;
  if (consent.decidedAt === undefined || !isLanguage(lang)) return dataset['undecided'] ?? '';
  const sentence = needsDecision(consent, new Date()) ? dataset['outdated'] : dataset['decided'];
  return sentence?.replace('{day}', formatDay(consent.decidedAt, lang)) ?? '';
}

if (form && state) {
  const say = (sentence: string) => {
    state.textContent = sentence;
  };
  // Decisions of other tabs and of this form alike set the positions.
  $consent.subscribe((consent) => {
    for (const category of consentCategories) {
      const input = toggle(category);
      if (input) input.checked = consent[category];
    }
    say(words(form, consent));
  });
  const save = (choice: ConsentChoice) => {
    decideAndRecord(choice);
    say(form.dataset['saved'] ?? '');
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    save({ analytics: isOn('analytics'), marketing: isOn('marketing'), preferences: isOn('preferences') });
  });
  form.addEventListener('click', (event) => {
    const button = closestTo(event, '[data-decide]');
    if (button) save(button.dataset['decide'] === 'accept' ? allAccepted : allRefused);
  });
}
