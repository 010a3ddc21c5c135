import type { TabProps } from '../account-data.ts';

export function OrdersTab({ texts }: TabProps<'account-orders'>) {
  return <h2 className="title-2">{texts.title}</h2>;
}
