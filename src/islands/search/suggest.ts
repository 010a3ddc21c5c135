import { suggestSearch } from '#src/client/backend/search.ts';
import type { SearchSuggestions } from '#src/contracts/search.ts';
import type { Language } from '#src/domain/language/languages.ts';

/** Milliseconds without a key before the words are sent. */
const pause = 120;
/** Answers that are kept, so that deleting a letter asks nothing. */
const mostKept = 50;

/** What the field can say: nothing typed, on its way, an answer, no answer to be had. */
export type SuggestionState =
  | { readonly kind: 'empty' | 'waiting' }
  | { readonly kind: 'found'; readonly words: string; readonly answer: SearchSuggestions }
  | { readonly kind: 'fault'; readonly words: string };

/**
 * Gives a function to be called with the cleaned words at every change. They are sent when the typing pauses; a question
 * that is overtaken is given up, so that no older answer ever stands under newer words.
 */
export function suggestWhileTyping(
  language: Language,
  show: (state: SuggestionState) => void,
): (words: string) => void {
  const kept = new Map<string, SearchSuggestions>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked: AbortController | undefined;
  let current = '';

  async function ask(words: string): Promise<void> {
    const controller = new AbortController();
    asked = controller;
    try {
      const answer = await suggestSearch(words, language, controller.signal);
      kept.set(words, answer);
      const [oldest] = kept.keys();
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
      if (asked === controller) show({ kind: 'found', words, answer });
    } catch {
      if (asked === controller && !controller.signal.aborted) show({ kind: 'fault', words });
    }
  }

  return (words) => {
    if (words === current) return;
    current = words;
    clearTimeout(timer);
    asked?.abort();
    asked = undefined;
    const known = kept.get(words);
    if (words === '') show({ kind: 'empty' });
    else if (known !== undefined) show({ kind: 'found', words, answer: known });
    else {
      show({ kind: 'waiting' });
      timer = setTimeout(() => void ask(words), pause);
    }
  };
}
