import { type ComponentType, createElement, lazy } from 'react';
import { pageLanguage } from '#src/client/stores/page-language.ts';
import type { AdminSection } from '#src/domain/admin/sections.ts';
import type { Namespace } from '#src/i18n/namespaces.ts';
import { fetchMessages } from '../shared/fetch-messages.ts';
import type { AdminData, SectionProps } from './admin-data.ts';

interface OpenSection {
  readonly data: AdminData;
}

/** A section's code and texts come when it is opened first. */
function part<Name extends Namespace>(namespace: Name, load: () => Promise<ComponentType<SectionProps<Name>>>) {
  return lazy(async () => {
    const [Section, texts] = await Promise.all([load(), fetchMessages(pageLanguage(), namespace)]);
    return { default: (open: OpenSection) => createElement(Section, { ...open, texts }) };
  });
}

export const sectionParts: Readonly<Record<AdminSection, ComponentType<OpenSection>>> = {
  coupons: part('admin-coupons', async () => (await import('./coupons/CouponsSection.tsx')).CouponsSection),
  customers: part('admin-customers', async () => (await import('./customers/CustomersSection.tsx')).CustomersSection),
  dashboard: part('admin-today', async () => (await import('./dashboard/Dashboard.tsx')).Dashboard),
  inventory: part('admin-inventory', async () => (await import('./inventory/InventorySection.tsx')).InventorySection),
  orders: part('admin-orders', async () => (await import('./orders/OrdersSection.tsx')).OrdersSection),
  translation: part(
    'admin-translation',
    async () => (await import('./translation/TranslationSection.tsx')).TranslationSection,
  ),
  products: part('admin-products', async () => (await import('./products/ProductsSection.tsx')).ProductsSection),
};
