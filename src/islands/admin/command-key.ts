/** The key of commands of whoever's machine this is, as it is written on it. */
export const commandKey = () => (/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl');

/** Whether a press is that key with this letter, on keyboards whose letters are others as well: Cyrillic ones have К elsewhere. */
export function isCommandWith(
  letter: 'b' | 'k',
  { key, code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent,
): boolean {
  if (!(ctrlKey || metaKey) || shiftKey || altKey) return false;
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === letter : code === `Key${letter.toUpperCase()}`;
}
