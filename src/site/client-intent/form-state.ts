type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface Remembered {
  readonly control: Control;
  readonly checked: boolean;
  readonly value: string;
}

const isToggle = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');

function wasChanged(control: Control): boolean {
  if (isToggle(control)) return control.checked !== control.defaultChecked;
  if (control instanceof HTMLSelectElement)
    return [...control.options].some((option) => option.selected !== option.defaultSelected);
  return control.value !== control.defaultValue;
}

const remember = (control: Control): Remembered => ({
  control,
  checked: isToggle(control) && control.checked,
  value: control.value,
});

/** What the shopper changed in the island's controls before it woke. Files cannot be put back and stay as they are. */
function readFormState(island: Element): Remembered[] {
  return [...island.querySelectorAll<Control>('input, select, textarea')]
    .filter((control) => control.type !== 'file' && wasChanged(control))
    .map(remember);
}

/**
 * Remembers what was changed, and what is changed from now on, in the order of the changes. The returned function stops and
 * gives it all.
 */
export function rememberChanges(island: Element): () => readonly Remembered[] {
  const remembered = readFormState(island);
  const note = ({ target }: Event) => {
    if (target instanceof HTMLElement && target.matches('input:not([type=file]), select, textarea'))
      remembered.push(remember(target as Control));
  };
  island.addEventListener('input', note, true);
  return () => {
    island.removeEventListener('input', note, true);
    return remembered;
  };
}

/** Sets the value without telling React's own record of it, so that the event that follows counts as a change. */
function typeInto(control: Control, value: string): void {
  const prototype = Object.getPrototypeOf(control) as Control;
  const setter = Object.getOwnPropertyDescriptor(prototype, 'value')?.set;
  control.value = '';
  setter?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Puts the shopper's choices back into the awake island, as if they were made now. */
export function restoreFormState(remembered: readonly Remembered[]): void {
  for (const { control, checked, value } of remembered) {
    if (!control.isConnected) continue;
    if (!isToggle(control)) {
      typeInto(control, value);
      continue;
    }
    // A radio that lost its dot gets it back when its neighbour is clicked, never by a click of its own.
    if (control.type === 'radio' && !checked) continue;
    control.checked = !checked;
    control.click();
  }
}
