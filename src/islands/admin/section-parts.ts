import type { ComponentType } from 'react';
import type { AdminSection } from '#src/domain/admin/sections.ts';
import type { AdminData } from './admin-data.ts';
import { part } from './part.ts';

interface OpenSection {
  readonly data: AdminData;
}

export const sectionParts: Readonly<Record<AdminSection, ComponentType<OpenSection>>> = {
  coupons: part('admin-coupons', async () => (await import('./coupons/CouponsSection.tsx')).CouponsSection),
  customers: part('admin-customers', async () => (await import('./customers/CustomersSection.tsx')).CustomersSection),
  dashboard: part('admin-today', async () => (await import('./dashboard/Dashboard.tsx')).Dashboard),
  inventory: part('admin-inventory', async () => (await import('./inventory/InventorySection.tsx')).InventorySection),
  marketing: part('admin-marketing', async () => (await import('./marketing/MarketingSection.tsx')).MarketingSection),
  orders: part('admin-orders', async () => (await import('./orders/OrdersSection.tsx')).OrdersSection),
  products: part('admin-products', async () => (await import('./products/ProductsSection.tsx')).ProductsSection),
};
