import type { TabProps } from '../account-data.ts';

export function FavoritesTab({ texts }: TabProps<'account-favorites'>) {
  return <h2 className="title-2">{texts.title}</h2>;
}
