import type { TabProps } from '../account-data.ts';

export function ProfileTab({ texts }: TabProps<'account-profile'>) {
  return <h2 className="title-2">{texts.title}</h2>;
}
