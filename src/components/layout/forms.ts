import { closestTo } from '#src/islands/shared/page-events.ts';

type FormScript = { submit(form: HTMLFormElement): Promise<void>; restore?(form: HTMLFormElement): void };

/** The code of each form, by the name in its `data-form`. */
const scripts: Readonly<Record<string, () => Promise<FormScript>>> = {
  newsletter: () => import('#src/islands/newsletter/newsletter-form.ts'),
  contact: () => import('#src/islands/contact/contact-form.ts'),
};

async function load(form: HTMLFormElement): Promise<FormScript> {
  const script = await scripts[form.dataset['form'] ?? '']?.();
  if (script === undefined) throw new Error(`no script for the form ${form.dataset['form']}`);
  return script;
}

/**
 * Sends a form of the page. Where its code cannot be had, the form says where to write instead, as it does without scripts.
 * (`method="dialog"` outside a dialog: the browser itself sends nothing.)
 */
export async function sendForm(form: HTMLFormElement): Promise<void> {
  try {
    await (await load(form)).submit(form);
  } catch (error) {
    form.dataset['broken'] = '';
    throw error;
  }
}

/** Fetches the code of a form when somebody reaches for it. */
export function startForms(): void {
  document.addEventListener('focusin', (event) => {
    const form = closestTo<HTMLFormElement>(event, 'form[data-form]');
    // What is not there when it is sent is said then.
    if (form) load(form).catch(() => {});
  });
  // What was typed into a long form before the tab was reloaded comes back without a touch.
  const contact = document.querySelector<HTMLFormElement>('form[data-form=contact]');
  if (contact) void load(contact).then((script) => script.restore?.(contact));
}
