import { findTextFault, type InterfaceText, type TextFault } from '#src/domain/language/interface-text.ts';

/** The texts of a namespace as its file has them: texts, and groups of texts. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

type Changed = Pick<InterfaceText, 'key' | 'text'>;

function find(messages: Messages, path: readonly string[]): string | undefined {
  let at: string | Messages | undefined = messages;
  for (const key of path) at = typeof at === 'object' && Object.hasOwn(at, key) ? at[key] : undefined;
  return typeof at === 'string' ? at : undefined;
}

function put(messages: Messages, [key = '', ...rest]: readonly string[], text: string): Messages {
  const below = messages[key];
  return { ...messages, [key]: rest.length > 0 && typeof below === 'object' ? put(below, rest, text) : text };
}

/** The texts of a namespace with changed ones in their places. One that is broken is left out, and said. */
export function overrideTexts(
  original: Messages,
  changed: readonly Changed[],
): { readonly messages: Messages; readonly faults: readonly (Changed & { readonly fault: TextFault })[] } {
  const faults: (Changed & { readonly fault: TextFault })[] = [];
  let messages = original;
  for (const { key, text } of changed) {
    const path = key.split('.');
    const fault = findTextFault(find(original, path), text);
    if (fault === undefined) messages = put(messages, path, text);
    else faults.push({ key, text, fault });
  }
  return { messages, faults };
}
