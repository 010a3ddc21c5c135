import { type SearchAnswer, type SearchSuggestions, searchAnswer, searchSuggestions } from '#src/contracts/search.ts';
import type { Language } from '#src/domain/language/languages.ts';
import { callBackend } from './call-backend.ts';

/** What the search page shows for these words; the search is counted. Throws as callBackend does, or on an unknown answer. */
export async function searchShop(words: string, language: Language, signal?: AbortSignal): Promise<SearchAnswer> {
  return searchAnswer.parse(await callBackend('search_shop', { words, language }, signal));
}

/** What the search field shows while somebody types; nothing is counted. Throws as callBackend does, or on an unknown answer. */
export async function suggestSearch(
  words: string,
  language: Language,
  signal: AbortSignal,
): Promise<SearchSuggestions> {
  return searchSuggestions.parse(await callBackend('suggest_search', { words, language }, signal));
}
