// Somebody may be quicker than the page is idle: sending fetches its code at any time.
document.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  if (form.dataset['form']) void import('./forms.ts').then((it) => it.sendForm(form));
});
