import type { TabProps } from '../account-data.ts';

export function SecurityTab({ texts }: TabProps<'account-security'>) {
  return <h2 className="title-2">{texts.title}</h2>;
}
