import { html } from 'hono/html';
import { codeAt } from '#sandbox/backend/auth/totp.ts';
import { type Html, partDown, shownTime, stateMark } from './layout.ts';
import type { Build, Job } from './part-shapes.ts';
import type { PartAnswer } from './parts.ts';

function jobView(job: Job): Html {
  const { lastResult, lastRun, name, running, schedule } = job;
  const result = lastResult
    ? html`<details id="j-${name}"><summary>${stateMark(lastResult.ok ? 'good' : 'bad', String(lastResult.status))}</summary><pre>${lastResult.text || '(empty answer)'}</pre></details>`
    : '';
  return html`<tr><td>${name}</td><td data-name="Schedule">${schedule}</td><td data-name="Last run">${running ? stateMark('busy', 'running') : lastRun === null ? html`<span class="muted">not yet</span>` : shownTime(lastRun)}</td>
    <td>${result}</td><td class="actions"><form method="post" action="/jobs/${name}"><button id="run-${name}">Run now</button></form></td></tr>`;
}

/** The scheduled functions, each with "run now". */
export function jobsView(jobs: PartAnswer<readonly Job[]>): Html {
  const table = (rows: readonly Job[]) =>
    html`<div class="scroll"><table><thead><tr><th>Job</th><th>Schedule</th><th>Last run</th><th>Result</th><th></th></tr></thead><tbody>${rows.map(jobView)}</tbody></table></div>`;
  const content = !jobs.ok
    ? partDown('The shop', jobs.reason)
    : jobs.value.length > 0
      ? table(jobs.value)
      : html`<p class="empty">The shop has no scheduled functions.</p>`;
  return html`<div class="head"><h1>Jobs</h1></div><div data-live>${content}</div>`;
}

const buildTones = { waiting: 'busy', running: 'busy', done: 'good', failed: 'bad' } as const;

function buildView({ asked, finished, id, message, state }: Build): Html {
  const took = finished === null ? '' : `${((Date.parse(finished) - Date.parse(asked)) / 1000).toFixed(1)} s`;
  return html`<tr><td>${id}</td><td data-name="Asked">${shownTime(asked)}</td><td>${took}</td><td>${stateMark(buildTones[state], state)}</td>
    <td>${message ? html`<details id="b-${id}"><summary>Message</summary><pre>${message}</pre></details>` : ''}</td></tr>`;
}

/** Builds asked for through the hook, and a button that asks for one. */
export function buildsView(builds: PartAnswer<readonly Build[]>): Html {
  const table = (rows: readonly Build[]) =>
    html`<div class="scroll"><table><thead><tr><th>Build</th><th>Asked</th><th>Took</th><th>State</th><th></th></tr></thead><tbody>${rows.map(buildView)}</tbody></table></div>`;
  const content = !builds.ok
    ? partDown('The shop', builds.reason)
    : builds.value.length > 0
      ? table(builds.value)
      : html`<p class="empty">No build has been asked for since the start.</p>`;
  const button = builds.ok
    ? html`<form method="post" action="/builds"><button class="primary">Build now</button></form>`
    : '';
  return html`<div class="head"><h1>Builds</h1>${button}</div><div data-live>${content}</div>`;
}

export interface DemonstrationAccount {
  readonly name: string;
  readonly role: string;
  readonly email: string;
  readonly password: string;
  /** The back office's PIN, for administrators. */
  readonly pin?: string;
  /** The key of their authenticator app, in base32. */
  readonly secret?: string;
}

const code = (value: string | undefined): Html | '' => (value ? html`<code>${value}</code>` : '');

function accountView({ email, name, password, pin, role, secret }: DemonstrationAccount, now: number): Html {
  const current = secret && codeAt(secret, now);
  return html`<tr><td>${name}</td><td>${role}</td><td>${email}</td><td data-name="Password">${code(password)}</td><td${pin ? html` data-name="PIN"` : ''}>${code(pin)}</td>
    <td${current ? html` data-name="Code"` : ''}>${code(current)}</td><td${secret ? html` data-name="Key"` : ''}>${code(secret)}</td></tr>`;
}

/** Who can sign in to the demonstration, and the present code of their authenticator app. */
export function accountsView(accounts: readonly DemonstrationAccount[], shopUrl: string, now: number): Html {
  const rows = accounts.map((account) => accountView(account, now));
  const table = html`<div class="scroll"><table><thead><tr><th>Name</th><th>Role</th><th>E-mail</th><th>Password</th><th>PIN</th><th>Code</th><th>Key for an app</th></tr></thead><tbody>${rows}</tbody></table></div>`;
  return html`<div class="head"><h1>Accounts</h1><a class="button" href="${shopUrl}">Open the shop</a></div>
    <div data-live>${accounts.length > 0 ? table : html`<p class="empty">This start has no demonstration accounts.</p>`}</div>`;
}
