import { mailedLinkErrors, mailedLinkResponse } from '#src/contracts/mailed-link.ts';
import type { MailedLinkAction } from '#src/domain/contact/mailed-link.ts';
import { callFunction } from './call-function.ts';

/** Does what a link in a mail is for. Not asked twice: a link that counts once would then be told as used. */
export function followMailedLink(name: MailedLinkAction, token: string) {
  return callFunction({ name, body: { token }, answer: mailedLinkResponse, codes: mailedLinkErrors });
}
