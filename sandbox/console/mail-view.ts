import { html } from 'hono/html';
import { type Html, partDown, shownTime } from './layout.ts';
import type { MailMessage } from './part-shapes.ts';
import type { PartAnswer } from './parts.ts';

function facts(message: MailMessage): Html {
  const rows: readonly (readonly [string, readonly string[]])[] = [
    ['From', [message.from]],
    ['To', message.to],
    ['Cc', message.cc],
    ['Bcc', message.bcc],
    ['Reply to', message.replyTo],
    ['Sent', [shownTime(message.createdAt)]],
    ['Tags', message.tags.map(({ name, value }) => `${name}: ${value}`)],
    ['Idempotency key', message.idempotencyKey === null ? [] : [message.idempotencyKey]],
  ];
  const shown = rows.filter(([, values]) => values.length > 0);
  return html`<dl class="facts">${shown.map(([name, values]) => html`<dt>${name}</dt><dd>${values.join(', ')}</dd>`)}</dl>`;
}

function messageView(message: MailMessage): Html {
  const headers = Object.entries({
    from: message.from,
    to: message.to.join(', '),
    subject: message.subject,
    ...message.headers,
  });
  return html`<article class="message">
    <p class="back"><a class="button" href="/mail">All messages</a></p>
    <h2>${message.subject || '(no subject)'}</h2>
    ${facts(message)}
    ${message.attachments.length > 0 ? html`<p>Attachments: ${message.attachments.map(({ filename }, index) => html`<a href="/mail/${message.id}/attachments/${index}">${filename}</a> `)}</p>` : ''}
    ${message.html === null ? html`<pre>${message.text ?? ''}</pre>` : html`<iframe title="${message.subject}" src="/mail/${message.id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`}
    ${message.html === null ? '' : html`<details><summary>Text twin</summary><pre>${message.text ?? 'This message has no text twin.'}</pre></details>`}
    <details><summary>Headers</summary><pre>${headers.map(([name, value]) => `${name}: ${value}`).join('\n')}</pre></details>
  </article>`;
}

interface MailPage {
  readonly inbox: PartAnswer<readonly MailMessage[]>;
  readonly selected: string | undefined;
  readonly to: string | undefined;
}

/** The inbox: list, chosen message, filter by receiver, delete all. */
export function mailView({ inbox, selected, to }: MailPage): Html {
  const messages = inbox.ok ? inbox.value : [];
  const chosen = messages.find(({ id }) => id === selected);
  const suffix = to ? `&to=${encodeURIComponent(to)}` : '';
  const list = html`<ol>${messages.map(
    (
      message,
    ) => html`<li><a id="m-${message.id}" href="/mail?id=${message.id}${suffix}"${message.id === selected ? html` aria-current="true"` : ''}>
      <b>${message.subject || '(no subject)'}</b><span>${message.to.join(', ')} <time datetime="${message.createdAt}">${shownTime(message.createdAt)}</time></span></a></li>`,
  )}</ol>`;
  const empty = html`<p class="empty">${to ? `No mail to ${to} yet.` : 'No mail yet. What the shop sends appears here.'}</p>`;
  return html`<div class="head"><h1>Mail</h1>
    <form method="get" role="search"><label class="muted" for="to">To</label> <input type="search" id="to" name="to" value="${to ?? ''}"> <button>Filter</button></form>
    <form method="post" action="/mail/delete" data-confirm="Delete all messages?"><button>Delete all</button></form></div>
    ${inbox.ok ? '' : partDown('The mail sandbox', inbox.reason)}
    <div class="mail ${chosen ? 'open' : ''}"><div class="list" data-live>${inbox.ok ? (messages.length > 0 ? list : empty) : ''}</div>
    ${chosen ? messageView(chosen) : html`<p class="muted hint">${messages.length > 0 ? 'Choose a message.' : ''}</p>`}</div>`;
}
