import { html, raw } from 'hono/html';
import { wordmark } from '#sandbox/look/styles.ts';

export type Html = ReturnType<typeof html>;

const tabs = [
  { path: '/mail', name: 'Mail' },
  { path: '/payments', name: 'Payments' },
  { path: '/jobs', name: 'Jobs' },
  { path: '/builds', name: 'Builds' },
  { path: '/accounts', name: 'Accounts' },
] as const;
export type TabPath = (typeof tabs)[number]['path'];

export interface Notice {
  /** What an action that was just asked for came to. */
  readonly said: string | undefined;
}

/** A page of the console with its tabs. `content` is what the tab shows. */
export function consolePage(current: TabPath, notice: Notice, content: Html): Html {
  const name = tabs.find(({ path }) => path === current)?.name ?? '';
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${name} – local console</title>
<link rel="stylesheet" href="/console.css">
<script src="/console.js" defer></script>
</head>
<body>
<header class="bar"><span class="mark">${raw(wordmark)}</span>
<nav aria-label="Sections">${tabs.map(({ name: tab, path }) => html`<a href="${path}"${path === current ? html` aria-current="page"` : ''}>${tab}</a>`)}</nav></header>
<main>
<p class="down" role="status" data-offline hidden>The console itself does not answer. Is the shop still running?</p>
${notice.said ? html`<p class="said" role="status">${notice.said}</p>` : ''}
${content}
</main>
</body>
</html>`;
}

/** Stands where a list would be when its part cannot be asked. */
export function partDown(name: string, reason: string): Html {
  return html`<p class="down" role="status"><strong>${name} cannot be reached.</strong><br><span class="muted">${reason}</span></p>`;
}

/** A state in words with its small square. */
export function stateMark(tone: 'good' | 'busy' | 'bad' | 'plain', words: string): Html {
  return html`<span class="state ${tone}">${words}</span>`;
}

/** Vilnius time, with the date when it is not from today. */
export function shownTime(time: string | number): string {
  const date = new Date(time);
  const options = { timeZone: 'Europe/Vilnius', hourCycle: 'h23' } as const;
  const day = date.toLocaleDateString('en-GB', { ...options, day: 'numeric', month: 'short' });
  const today = new Date().toLocaleDateString('en-GB', { ...options, day: 'numeric', month: 'short' });
  const clock = date.toLocaleTimeString('en-GB', options);
  return day === today ? clock : `${day} ${clock}`;
}
