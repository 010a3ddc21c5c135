import { useStore } from '@nanostores/react';
import { $place } from '#src/client/stores/admin-place.ts';
import { MarginList } from './MarginList.tsx';
import { OrderMargins } from './OrderMargins.tsx';
import { ProductPricing } from './ProductPricing.tsx';
import type { Section } from './pricing-words.tsx';
import { RuleEditor } from './RuleEditor.tsx';
import { RunList } from './RunList.tsx';
import { RunView } from './RunView.tsx';

/** Prices and what is left of them: lists, or what the address names: a change of prices (`run`), the form for one (`change`), a product. */
export function PricingSection(section: Section) {
  const { query } = useStore($place);
  const { run, product, view } = query;
  if (query['change'] !== undefined) return <RuleEditor {...section} />;
  if (run !== undefined) return <RunView key={run} id={run} {...section} />;
  if (product !== undefined) return <ProductPricing key={product} id={product} {...section} />;
  if (view === 'orders') return <OrderMargins {...section} />;
  return view === 'runs' ? <RunList {...section} /> : <MarginList {...section} />;
}
