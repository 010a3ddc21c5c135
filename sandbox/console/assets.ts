import { tokens } from '#sandbox/look/styles.ts';

/** Style of the console: the shop's back-office measures. */
export const consoleStyle = `
${tokens}
body { font-size: .875rem; line-height: 1.43; }
.bar { display: flex; align-items: stretch; gap: clamp(16px, 3vw, 32px); padding: 0 clamp(16px, 2.8vw, 40px); border-bottom: 1px solid var(--line); background: var(--paper); position: sticky; top: 0; z-index: 1; }
.bar .mark { display: flex; align-items: center; min-height: 56px; }
.bar svg { width: 60px; height: auto; transform: translateY(4px); }
.bar nav { display: flex; gap: clamp(14px, 2.4vw, 28px); overflow-x: auto; scrollbar-width: none; }
.bar nav a { position: relative; display: flex; align-items: center; min-height: 56px; text-decoration: none; font-size: .9375rem; white-space: nowrap; }
.bar nav a[aria-current]::after { content: ""; position: absolute; inset: auto 0 0; height: 2px; background: var(--thread); }
.bar nav a:focus-visible { outline-offset: -4px; }
main { padding: 24px clamp(16px, 2.8vw, 40px) 64px; max-width: 1600px; margin-inline: auto; }
.head { display: flex; flex-wrap: wrap; align-items: center; gap: 12px 24px; margin-bottom: 16px; }
h1 { margin-right: auto; font-size: 1.5rem; line-height: 1.25; font-weight: 330; letter-spacing: -.01em; }
h2 { font-size: 1rem; font-weight: 500; margin: 40px 0 12px; }
.muted { color: var(--muted); }
button, .button { min-height: 34px; padding: 6px 14px; border: 0; border-radius: 2px; background: none; color: var(--ink); box-shadow: inset 0 0 0 1px var(--line-strong); cursor: pointer; font-weight: 500; font-size: .8125rem; text-decoration: none; white-space: nowrap; display: inline-flex; align-items: center; justify-content: center; }
button:hover, .button:hover { box-shadow: inset 0 0 0 1px var(--ink); }
button.primary { background: var(--ink); color: var(--paper); box-shadow: none; }
button.primary:hover { background: var(--ink-2); }
form { display: inline; }
.down { border-left: 2px solid var(--warn); padding: 8px 0 8px 14px; margin: 16px 0; }
.said { border-left: 2px solid var(--thread); padding: 8px 0 8px 14px; margin: 0 0 16px; }
.empty { color: var(--muted); padding: 32px 0; border-top: 1px solid var(--line); }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th { text-align: left; font-weight: 400; font-size: .8125rem; color: var(--muted); height: 32px; padding: 0 16px 0 0; border-block: 1px solid var(--line); white-space: nowrap; }
td { padding: 8px 16px 8px 0; border-bottom: 1px solid var(--line); vertical-align: baseline; }
td.actions { text-align: right; padding-right: 0; white-space: nowrap; }
td .narrow { overflow-wrap: anywhere; }
.state::before { content: ""; display: inline-block; width: 6px; height: 6px; margin-right: 8px; vertical-align: 1px; background: var(--muted); }
.state.good::before { background: var(--ok); } .state.busy::before { background: var(--warn); } .state.bad::before { background: var(--error); } .state.bad { color: var(--error); }
details summary { cursor: pointer; min-height: 24px; }
pre { margin: 8px 0 0; padding: 12px; background: var(--surface); font: .75rem/1.5 ui-monospace, "DejaVu Sans Mono", monospace; white-space: pre-wrap; overflow-wrap: anywhere; max-height: 480px; overflow-y: auto; }
input[type=search], input[type=number] { height: 34px; padding: 0 10px; border: 0; border-radius: 2px; background: var(--raised); box-shadow: inset 0 0 0 1px var(--line-strong); font-size: .875rem; }
input[type=search] { width: 220px; max-width: 100%; } input[type=number] { width: 64px; }
input[type=checkbox] { width: 18px; height: 18px; accent-color: var(--ink); margin: 0; }
.switches { display: flex; flex-wrap: wrap; gap: 12px 24px; align-items: center; padding: 12px 0; border-block: 1px solid var(--line); }
.switches label { display: flex; gap: 8px; align-items: center; min-height: 34px; }
.mail { display: grid; gap: 24px; grid-template-columns: minmax(0, 1fr); }
.mail ol { border-top: 1px solid var(--line); }
.mail li a { position: relative; display: block; padding: 10px 12px; text-decoration: none; border-bottom: 1px solid var(--line); }
.mail li a:hover, .mail li a[aria-current] { background: var(--surface); }
.mail li a[aria-current]::before { content: ""; position: absolute; inset: 0 auto 0 0; width: 2px; background: var(--thread); }
.mail li b { display: block; font-weight: 500; overflow-wrap: anywhere; }
.mail li span { display: flex; justify-content: space-between; gap: 12px; color: var(--muted); font-size: .8125rem; }
.message h2 { margin-top: 0; font-size: 1.25rem; font-weight: 400; }
.facts { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 2px 16px; margin: 0 0 16px; }
.facts dt { color: var(--muted); } .facts dd { overflow-wrap: anywhere; }
iframe { width: 100%; height: min(80vh, 900px); border: 1px solid var(--line); background: #fff; display: block; }
.message details { margin-top: 12px; border-top: 1px solid var(--line); padding-top: 8px; }
@media (max-width: 759px) {
  table, tbody, tr, td { display: block; } thead { display: none; }
  table { border-top: 1px solid var(--line); } tr { border-bottom: 1px solid var(--line); padding: 10px 0; }
  td { border: 0; padding: 2px 0; } td:empty { display: none; } td[data-name]::before { content: attr(data-name) ": "; color: var(--muted); }
  td.actions { text-align: left; padding-top: 8px; } td .narrow { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
}
@media (min-width: 900px) { .mail { grid-template-columns: minmax(280px, 360px) minmax(0, 1fr); } .mail .back { display: none; } }
@media (max-width: 899px) { .mail.open .list, .head:has(+ .mail.open) { display: none; } .mail .back { margin-bottom: 20px; } .hint { display: none; } .bar .mark { display: none; } button, .button, input[type=search], input[type=number], .switches label { min-height: 44px; } input { font-size: 1rem !important; } }
`;

/** Refreshes the lists every three seconds without losing focus, opened details or a half-read scroll. */
export const consoleScript = `
const every = 3000;
const region = () => document.querySelector('[data-live]');
async function refresh() {
  const live = region();
  if (!live || document.hidden || live.contains(document.activeElement) && document.activeElement.matches('input')) return;
  try {
    const response = await fetch(location.href, { headers: { 'x-refresh': '1' } });
    const fresh = new DOMParser().parseFromString(await response.text(), 'text/html').querySelector('[data-live]');
    if (!fresh || fresh.innerHTML === live.dataset.before) return;
    const open = new Set([...live.querySelectorAll('details[open][id]')].map((element) => element.id));
    const focused = document.activeElement && live.contains(document.activeElement) ? document.activeElement.id : '';
    live.dataset.before = fresh.innerHTML;
    live.innerHTML = fresh.innerHTML;
    for (const id of open) document.getElementById(id)?.setAttribute('open', '');
    if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
  } catch {
    document.querySelector('[data-offline]').hidden = false;
    return;
  }
  document.querySelector('[data-offline]').hidden = true;
}
if (region()) {
  region().dataset.before = region().innerHTML;
  setInterval(refresh, every);
}
for (const box of document.querySelectorAll('form[data-confirm]')) {
  box.addEventListener('submit', (event) => { if (!confirm(box.dataset.confirm)) event.preventDefault(); });
}
`;
