import { fetchOrdersTable } from '#src/client/functions/admin-order-files.ts';
import { fetchProductsTable } from '#src/client/functions/admin-product-tables.ts';
import { changePublishing } from '#src/client/functions/admin-publishing.ts';
import type { NamedFile } from '#src/client/functions/fetch-file.ts';
import { lockGate } from '#src/client/stores/back-office.ts';
import { lookAtPublishing } from '#src/client/stores/publishing.ts';
import { signOut } from '#src/client/stores/sign-in.ts';
import { showToast } from '#src/client/stores/toast.ts';
import { saveFile } from '../../shared/save-file.ts';
import { signOutToHome } from '../../shared/session/sign-out-to-home.ts';
import { useActing } from '../use-acting.ts';
import { chooseTheme } from './choose-theme.ts';
import type { PaletteProps } from './option.ts';

/** What is done on the spot, as the page's own buttons do it; what stands against it is said over the page. */
export function useActs({ data, texts, sidebar }: PaletteProps) {
  const { act } = useActing(data, {});
  const save = ({ name, content }: NamedFile) => saveFile(name, content);
  return {
    exportOrders: () => act((token) => fetchOrdersTable(token, {}), save),
    exportProducts: () => act((token) => fetchProductsTable(token, {}), save),
    publish: () =>
      act(
        (token) => changePublishing(token, { act: 'publish', kind: 'changes' }),
        () => {
          showToast({ kind: 'done', text: texts.published });
          lookAtPublishing(0);
        },
      ),
    lock: () => void lockGate(),
    signOut: () => signOutToHome(() => signOut('local'), data),
    narrow: sidebar.toggle,
    wide: sidebar.toggle,
    light: () => chooseTheme('light'),
    dark: () => chooseTheme('dark'),
    system: () => chooseTheme('system'),
  } as const;
}
export type Acts = ReturnType<typeof useActs>;
