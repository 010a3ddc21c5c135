import { html } from 'hono/html';
import { isCurrency } from '#src/domain/money/currency.ts';
import { formatMoney } from '#src/domain/money/format.ts';
import { type Html, partDown, shownTime, stateMark } from './layout.ts';
import type { DeliverySettings, EventRow, SessionRow } from './part-shapes.ts';
import type { PartAnswer } from './parts.ts';

interface PaymentsPage {
  readonly events: PartAnswer<{ readonly data: readonly EventRow[] }>;
  readonly sessions: PartAnswer<{ readonly data: readonly SessionRow[] }>;
  readonly settings: PartAnswer<DeliverySettings>;
}

const shownRows = 100;

function deliveryState({ attempts, nextAt, state }: EventRow): Html {
  const tries = attempts.length === 1 ? '1 attempt' : `${attempts.length} attempts`;
  if (state === 'delivered') return stateMark('good', `delivered, ${tries}`);
  if (state === 'given_up') return stateMark('bad', `given up after ${tries}`);
  if (attempts.length === 0) return stateMark('busy', 'waiting');
  return stateMark('busy', `${tries}, next ${nextAt === null ? 'never' : shownTime(nextAt)}`);
}

function eventView(row: EventRow): Html {
  const { attempts, event } = row;
  const tried = attempts.map(
    ({ answer, at, error, milliseconds, status }) =>
      `${shownTime(at)}  ${status ?? 'no answer'}  ${milliseconds} ms  ${error ?? answer}`,
  );
  return html`<tr><td><time datetime="${new Date(event.created * 1000).toISOString()}">${shownTime(event.created * 1000)}</time></td>
    <td><details id="e-${event.id}"><summary>${event.type}</summary><pre>${JSON.stringify(event, null, 2)}</pre></details></td>
    <td><span class="narrow">${event.data.object.id}</span></td>
    <td>${attempts.length === 0 ? deliveryState(row) : html`<details id="a-${event.id}"><summary>${deliveryState(row)}</summary><pre>${tried.join('\n')}</pre></details>`}</td>
    <td class="actions"><form method="post" action="/payments/events/${event.id}/resend"><button id="r-${event.id}" name="times" value="1">Send again</button>
      <button id="t-${event.id}" name="times" value="10">10 at once</button></form></td></tr>`;
}

function sessionView(session: SessionRow): Html {
  const code = session.currency.toUpperCase();
  const amount = isCurrency(code) ? formatMoney(session.amount_total, code, 'en') : `${session.amount_total} ${code}`;
  const tone = session.status === 'complete' ? 'good' : session.status === 'open' ? 'busy' : 'plain';
  const page = session.url && session.status === 'open' ? html`<a href="${session.url}">Pay page</a>` : '';
  return html`<tr><td>${shownTime(session.created * 1000)}</td><td><details id="s-${session.id}"><summary>${session.id.slice(0, 20)}…</summary><pre>${JSON.stringify(session, null, 2)}</pre></details></td>
    <td>${amount}</td><td>${stateMark(tone, `${session.status}, ${session.payment_status}`)}</td>
    <td>${session.status === 'open' ? `until ${shownTime(session.expires_at * 1000)}` : ''}</td><td class="actions">${page}</td></tr>`;
}

function switches(settings: DeliverySettings): Html {
  const box = (name: 'double' | 'shuffle' | 'paused', words: string) =>
    html`<label><input type="checkbox" name="${name}"${settings[name] ? html` checked` : ''}> ${words}</label>`;
  return html`<form method="post" action="/payments/control" class="switches">
    ${box('double', 'Send every event twice')}${box('shuffle', 'Send out of order')}${box('paused', 'Hold back')}
    <label>Delay <input type="number" name="delaySeconds" min="0" max="3600" value="${settings.delaySeconds}"> s</label>
    <button>Apply</button></form>`;
}

function lists({ events, sessions }: PaymentsPage): Html {
  const eventRows = events.ok ? events.value.data.slice(0, shownRows) : [];
  const sessionRows = sessions.ok ? sessions.value.data.slice(0, shownRows) : [];
  const table = html`<div class="scroll"><table><thead><tr><th>Time</th><th>Event</th><th>About</th><th>Delivery</th><th></th></tr></thead><tbody>${eventRows.map(eventView)}</tbody></table></div>`;
  const sessionTable = html`<div class="scroll"><table><thead><tr><th>Made</th><th>Session</th><th>Total</th><th>State</th><th>Open</th><th></th></tr></thead><tbody>${sessionRows.map(sessionView)}</tbody></table></div>`;
  return html`<h2>Events</h2>${eventRows.length > 0 ? table : html`<p class="empty">No events yet. A payment makes the first ones.</p>`}
    <h2>Checkout sessions</h2>${sessionRows.length > 0 ? sessionTable : html`<p class="empty">No checkout session yet.</p>`}`;
}

/** Payments as the card sandbox sees them: what it told the shop and how that went, and its sessions. */
export function paymentsView(page: PaymentsPage): Html {
  const { events, settings } = page;
  return html`<div class="head"><h1>Payments</h1></div>
    ${settings.ok ? switches(settings.value) : ''}
    <div data-live>${events.ok ? lists(page) : partDown('The card sandbox', events.reason)}</div>`;
}
