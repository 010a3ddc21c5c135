type Input = HTMLInputElement | HTMLTextAreaElement;

/** Says beside a field how to mend it, tied to it for those who hear the page; takes that away again when nothing is wrong. */
export function showProblem(input: Input, problem: string | undefined): void {
  const id = `${input.id}-problem`;
  const shown = document.getElementById(id);
  if (problem === undefined) {
    shown?.remove();
    input.removeAttribute('aria-invalid');
    input.removeAttribute('aria-errormessage');
    input.setAttribute('aria-describedby', input.dataset['hint'] ?? '');
    if (!input.dataset['hint']) input.removeAttribute('aria-describedby');
    return;
  }
  const message = shown ?? Object.assign(document.createElement('p'), { id, className: 'message' });
  message.textContent = problem;
  if (!shown) (input.closest('[data-field]') ?? input).append(message);
  input.setAttribute('aria-invalid', 'true');
  input.setAttribute('aria-describedby', [id, input.dataset['hint']].filter(Boolean).join(' '));
}
