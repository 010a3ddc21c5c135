/** The options of the field's list and which of them the arrow keys have come to. */
export interface Options {
  /** Other options have come: none is chosen any more. */
  readonly forget: () => void;
}

const visible = (list: HTMLElement) =>
  [...list.querySelectorAll<HTMLAnchorElement>('[role=option]')].filter(
    (option) => option.closest('[hidden]') === null,
  );

/**
 * The combobox pattern: the focus stays in the field, Down and Up walk through the options and come back to the field at
 * both ends, Enter follows the option that they stand on.
 */
export function followOptions(list: HTMLElement, input: HTMLInputElement): Options {
  let active: HTMLAnchorElement | undefined;

  const choose = (option: HTMLAnchorElement | undefined) => {
    active?.setAttribute('aria-selected', 'false');
    active = option;
    active?.setAttribute('aria-selected', 'true');
    active?.scrollIntoView({ block: 'nearest' });
    if (active) input.setAttribute('aria-activedescendant', active.id);
    else input.removeAttribute('aria-activedescendant');
  };

  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    if (event.key === 'Enter' && active !== undefined) {
      event.preventDefault();
      active.click();
      return;
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    // One place more than there are options: the field itself.
    const stops = [undefined, ...visible(list)];
    choose(stops.at((stops.indexOf(active) + step) % stops.length));
  });
  return { forget: () => choose(undefined) };
}
