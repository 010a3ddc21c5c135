import { atom } from 'nanostores';

/** One short message over the page. One at a time: a new one takes the place of the last. */
export interface Toast {
  readonly kind: 'done' | 'error' | 'loading';
  readonly text: string;
  /** Said before the text, in full ink: what it is about. */
  readonly title?: string;
  /** Address of a small picture. */
  readonly picture?: string;
  readonly link?: { readonly text: string; readonly href: string };
  /** A button that takes the act back; such a toast stays longer. */
  readonly undo?: { readonly text: string; readonly run: () => void };
}

export const $toast = atom<Toast | undefined>(undefined);

/** How long a toast that can be taken back stays, milliseconds. */
export const undoToastTime = 8000;

/** How long a toast stays, milliseconds; errors and loading stay until they are closed or replaced. */
export const toastTime = 5000;

/** Shows a toast. */
export function showToast(toast: Toast): void {
  $toast.set(toast);
}

/** Takes the toast away. */
export function dismissToast(): void {
  $toast.set(undefined);
}
