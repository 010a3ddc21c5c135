import { element } from '../../shared/element.ts';

export type Theme = 'light' | 'dark' | 'system';

/** The look that was chosen by hand, or that of the system. */
export function shownTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Chooses a look as the buttons at the foot of the shop do, by their listener on every page (src/components/layout/choices.ts). */
export function chooseTheme(theme: Theme): void {
  const button = element('button', { type: 'button', hidden: true });
  button.dataset['chooseTheme'] = theme;
  document.body.append(button);
  button.click();
  button.remove();
}
