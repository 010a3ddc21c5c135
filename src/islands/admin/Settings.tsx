import { type ComponentProps, createElement, lazy, Suspense } from 'react';
import { pageLanguage } from '#src/client/stores/page-language.ts';
import { fetchMessages } from '../shared/fetch-messages.ts';
import type { SettingTable } from './SettingTable.tsx';

type Props = Omit<ComponentProps<typeof SettingTable>, 'texts'>;

/** The words of the settings come with the table, whichever section shows it. */
const Loaded = lazy(async () => {
  const [part, texts] = await Promise.all([
    import('./SettingTable.tsx'),
    fetchMessages(pageLanguage(), 'admin-setting-words'),
  ]);
  return { default: (props: Props) => createElement(part.SettingTable, { ...props, texts }) };
});

/** Settings of the shop, whoever they belong to. */
export function Settings(props: Props) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}
