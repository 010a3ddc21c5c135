import type { EmailData } from './email-data.ts';
import type { Person } from './rows.ts';

export interface PlainMail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

interface Wording {
  readonly subject: string;
  readonly sentence: string;
}

const wordings: Partial<Record<EmailData['email_action_type'], Wording>> = {
  signup: { subject: 'Confirm your e-mail', sentence: 'Confirm your e-mail address' },
  recovery: { subject: 'Reset your password', sentence: 'Choose a new password' },
  magiclink: { subject: 'Sign in', sentence: 'Sign in' },
  invite: { subject: 'You are invited', sentence: 'Accept the invitation' },
  email_change: { subject: 'Confirm the change of your e-mail', sentence: 'Confirm the change of your e-mail address' },
};

function mailWithLink(to: string, wording: Wording, link: string, code: string): PlainMail {
  const escaped = link.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return {
    to,
    subject: wording.subject,
    html: `<p><a href="${escaped}">${wording.sentence}</a></p><p>Code: <strong>${code}</strong></p>`,
    text: `${wording.sentence}: ${link}\nCode: ${code}\n`,
  };
}

const notice = (to: string, subject: string, sentence: string): PlainMail => ({
  to,
  subject,
  html: `<p>${sentence}</p>`,
  text: `${sentence}\n`,
});

/** The mails of a service without a hook: no shop's look, but the links and the codes. Notices are the hook's alone. */
export function plainMails({ user }: Person, data: EmailData): readonly PlainMail[] {
  const to = user.email ?? '';
  const link = (hash: string) => {
    const query = new URLSearchParams({ token: hash, type: data.email_action_type, redirect_to: data.redirect_to });
    return `${data.site_url}/verify?${query}`;
  };
  if (data.email_action_type === 'reauthentication') return [notice(to, 'Your code', `Your code is ${data.token}.`)];
  const wording = wordings[data.email_action_type];
  if (wording === undefined) return [];
  if (data.email_action_type === 'signup' && data.token_hash === '')
    return [
      notice(to, 'You have an account already', 'Somebody signed up with your address. You have an account: sign in.'),
    ];
  if (data.email_action_type === 'email_change')
    return [
      mailWithLink(to, wording, link(data.token_hash_new), data.token),
      mailWithLink(user.email_change ?? '', wording, link(data.token_hash), data.token_new),
    ];
  return [mailWithLink(to, wording, link(data.token_hash), data.token)];
}
