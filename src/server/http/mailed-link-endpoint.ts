import { mailedLinkErrors, mailedLinkRequest } from '#src/contracts/mailed-link.ts';
import type { MailedLinkAction } from '#src/domain/contact/mailed-link.ts';
import type { Result } from '#src/domain/result/result.ts';
import { endpoint, type HttpDependencies } from './endpoint.ts';

/**
 * The function behind a link in a mail: the page that the link opens posts its token here when the button is pressed. A GET
 * changes nothing, as scanners open links. `oneClick`: mail programs may do it as well, with the token in the address and a
 * form as the body (RFC 8058).
 */
export function mailedLinkEndpoint(
  name: MailedLinkAction,
  dependencies: () => HttpDependencies,
  act: (token: string) => Promise<Result<unknown, 'link_invalid'>>,
  { oneClick = false } = {},
) {
  return endpoint(
    dependencies,
    {
      name,
      method: 'POST',
      input: mailedLinkRequest,
      errors: mailedLinkErrors,
      limit: { maximum: 60, seconds: 600 },
      maximumBytes: 4096,
      queryOfForms: oneClick,
    },
    ({ token }) => act(token),
  );
}
