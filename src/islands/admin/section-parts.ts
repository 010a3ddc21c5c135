import type { ComponentType } from 'react';
import type { AdminSection } from '#src/domain/admin/sections.ts';
import type { AdminData } from './admin-data.ts';
import { part } from './part.ts';

interface OpenSection {
  readonly data: AdminData;
}

export const sectionParts: Readonly<Record<AdminSection, ComponentType<OpenSection>>> = {
  categories: part(
    'admin-categories',
    async () => (await import('./categories/CategoriesSection.tsx')).CategoriesSection,
  ),
  analytics: part('admin-analytics', async () => (await import('./analytics/AnalyticsSection.tsx')).AnalyticsSection),
  coupons: part('admin-coupons', async () => (await import('./coupons/CouponsSection.tsx')).CouponsSection),
  customers: part('admin-customers', async () => (await import('./customers/CustomersSection.tsx')).CustomersSection),
  dashboard: part('admin-today', async () => (await import('./dashboard/Dashboard.tsx')).Dashboard),
  inventory: part('admin-inventory', async () => (await import('./inventory/InventorySection.tsx')).InventorySection),
  marketing: part('admin-marketing', async () => (await import('./marketing/MarketingSection.tsx')).MarketingSection),
  orders: part('admin-orders', async () => (await import('./orders/OrdersSection.tsx')).OrdersSection),
  reports: part('admin-reports', async () => (await import('./reports/ReportsSection.tsx')).ReportsSection),
  pricing: part('admin-pricing', async () => (await import('./pricing/PricingSection.tsx')).PricingSection),
  translation: part(
    'admin-translation',
    async () => (await import('./translation/TranslationSection.tsx')).TranslationSection,
  ),
  publishing: part(
    'admin-publishing',
    async () => (await import('./publishing/PublishingSection.tsx')).PublishingSection,
  ),
  products: part('admin-products', async () => (await import('./products/ProductsSection.tsx')).ProductsSection),
  suppliers: part('admin-suppliers', async () => (await import('./suppliers/SuppliersSection.tsx')).SuppliersSection),
  settings: part('admin-settings', async () => (await import('./settings/SettingsSection.tsx')).SettingsSection),
  shipping: part('admin-shipping', async () => (await import('./shipping/ShippingSection.tsx')).ShippingSection),
};
