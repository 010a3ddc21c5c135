type FormScript = { submit(form: HTMLFormElement): Promise<void>; restore?(form: HTMLFormElement): void };

/** The code of each form, by the name in its `data-form`. */
const scripts: Readonly<Record<string, () => Promise<FormScript>>> = {
  newsletter: () => import('#src/islands/newsletter/newsletter-form.ts'),
  contact: () => import('#src/islands/contact/contact-form.ts'),
};

function formOf(event: Event): HTMLFormElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLFormElement>('form[data-form]') : null;
}

async function load(form: HTMLFormElement): Promise<FormScript> {
  const script = await scripts[form.dataset['form'] ?? '']?.();
  if (script === undefined) throw new Error(`no script for the form ${form.dataset['form']}`);
  return script;
}

/**
 * The forms of the page fetch their code when somebody reaches for them. Until then sending does nothing (`method="dialog"`);
 * where the code cannot be had, the form says where to write instead, as it does without scripts.
 */
export function startForms(): void {
  const reach = (form: HTMLFormElement | null) => form && load(form).catch(() => {});
  document.addEventListener('focusin', (event) => void reach(formOf(event)));
  document.addEventListener('submit', async (event) => {
    const form = formOf(event);
    if (!form) return;
    event.preventDefault();
    try {
      await (await load(form)).submit(form);
    } catch (error) {
      form.dataset['broken'] = '';
      throw error;
    }
  });
  // What was typed into a long form before the tab was reloaded comes back without a touch.
  const contact = document.querySelector<HTMLFormElement>('form[data-form=contact]');
  if (contact) void load(contact).then((script) => script.restore?.(contact));
}
