import type { Language } from '#src/domain/language/languages.ts';
import type { Namespace, Namespaces } from '#src/i18n/namespaces.ts';

const fetched = new Map<string, Promise<unknown>>();

async function read(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}

/** Texts that no page carries, fetched once when they are needed. Throws where they cannot be had; asking again tries again. */
export function fetchMessages<Name extends Namespace>(language: Language, namespace: Name): Promise<Namespaces[Name]> {
  const address = `/locales/${language}/${namespace}.json`;
  const messages = fetched.get(address) ?? read(address);
  fetched.set(address, messages);
  messages.catch(() => fetched.delete(address));
  // The file is the shop's own, held to its type by the build.
  return messages as Promise<Namespaces[Name]>;
}
