import type { ClientDirective } from 'astro';
import { rememberChanges, restoreFormState } from './form-state.ts';

const wakingEvents = ['pointerenter', 'pointerdown', 'touchstart', 'focusin'] as const;
/** The longest that a captured click waits for an island that does not say that it is awake. */
const patience = 4000;

const frame = () => new Promise<void>((resolve) => setTimeout(resolve, 16));

/** React marks each element that it has taken over; the outermost comes last, just before it commits. */
async function awake(island: Element): Promise<void> {
  const isTaken = () => Object.keys(island.firstElementChild ?? {}).some((key) => key.startsWith('__react'));
  const end = performance.now() + patience;
  while (!isTaken() && performance.now() < end) await frame();
  await frame();
}

/** Clicks that do nothing without the island: native choices (radios, links, summaries, submits) are left to the browser. */
function needsIsland(target: EventTarget | null): HTMLElement | undefined {
  const button = target instanceof Element ? target.closest('button') : null;
  return button && button.type !== 'submit' && button.type !== 'reset' && !button.popoverTargetElement
    ? button
    : undefined;
}

/**
 * `client:intent`: loads the island's code at the first intent. Clicks and submits that arrive before it is awake are held
 * and replayed in order; what was chosen in its form meanwhile is put back, since React overrides controls as it hydrates.
 */
const intent: ClientDirective = (load, options, island) => {
  const name = typeof options.value === 'string' ? options.value : undefined;
  const held: (() => void)[] = [];
  let state: 'asleep' | 'waking' | 'awake' = 'asleep';

  const hold = (event: Event, replay: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(replay);
    void wake();
  };
  const onClick = (event: Event) => {
    const button = needsIsland(event.target);
    if (button) hold(event, () => button.click());
  };
  const onSubmit = (event: Event) => {
    const form = event.target as HTMLFormElement;
    const { submitter } = event as SubmitEvent;
    if (form.dataset['held'] !== undefined) return event.preventDefault();
    form.dataset['held'] = '';
    hold(event, () => {
      delete form.dataset['held'];
      form.requestSubmit(submitter);
    });
  };
  const onCall = (event: Event) => {
    if ((event as CustomEvent).detail === name) void wake();
  };
  const onWaking = () => void wake();

  const listen = (action: 'addEventListener' | 'removeEventListener') => {
    for (const type of wakingEvents) island[action](type, onWaking, { passive: true });
    island[action]('click', onClick, true);
    island[action]('submit', onSubmit, true);
    if (name !== undefined) window[action]('intent', onCall);
  };

  async function wake(): Promise<void> {
    if (state !== 'asleep') return;
    state = 'waking';
    island.toggleAttribute('data-waking', true);
    try {
      const hydrate = await load();
      const changes = rememberChanges(island);
      await hydrate();
      await awake(island);
      restoreFormState(changes());
      state = 'awake';
      listen('removeEventListener');
      for (const replay of held.splice(0)) replay();
    } catch (error) {
      // Offline: the next intent tries again, the held clicks are dropped rather than done much later.
      console.error(error);
      held.length = 0;
      state = 'asleep';
    } finally {
      island.removeAttribute('data-waking');
    }
  }

  listen('addEventListener');
  // `?order&step`: the address already says what the shopper is here for.
  const address = new URLSearchParams(location.search);
  if (
    name?.startsWith('?') &&
    name
      .slice(1)
      .split('&')
      .some((parameter) => address.has(parameter))
  )
    void wake();
};

export default intent;
