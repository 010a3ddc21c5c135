/** Who may work in the back office: `admin` runs the shop; `editor` has catalogue, content and publishing (decisions.md). */
export const staffRoles = ['admin', 'editor'] as const;
export type StaffRole = (typeof staffRoles)[number];

/**
 * The sections of the back office in the order of its sidebar, each with the last part of its address and who may see it
 * (accounts-and-back-office.md, 2).
 */
export const adminSections = {
  dashboard: { path: '', roles: ['admin'] },
  orders: { path: 'orders', roles: ['admin'] },
  products: { path: 'products', roles: ['admin', 'editor'] },
  inventory: { path: 'inventory', roles: ['admin'] },
  customers: { path: 'customers', roles: ['admin'] },
  analytics: { path: 'analytics', roles: ['admin'] },
  marketing: { path: 'marketing', roles: ['admin', 'editor'] },
  translation: { path: 'translation', roles: ['admin', 'editor'] },
  coupons: { path: 'coupons', roles: ['admin'] },
  categories: { path: 'categories', roles: ['admin', 'editor'] },
  shipping: { path: 'shipping', roles: ['admin'] },
  suppliers: { path: 'suppliers', roles: ['admin'] },
  pricing: { path: 'pricing', roles: ['admin'] },
  reports: { path: 'reports', roles: ['admin'] },
  settings: { path: 'settings', roles: ['admin', 'editor'] },
  publishing: { path: 'publishing', roles: ['admin', 'editor'] },
} as const satisfies Record<string, { readonly path: string; readonly roles: readonly StaffRole[] }>;
export type AdminSection = keyof typeof adminSections;

export const adminSectionNames = Object.keys(adminSections) as readonly AdminSection[];

/** Those of the sidebar: publishing is reached from the head of every section. */
export const sidebarSections = adminSectionNames.filter((section) => section !== 'publishing');

/** Where a section is, without language: `/admin`, `/admin/orders`. */
export function sectionPath(section: AdminSection): string {
  const { path } = adminSections[section];
  return path === '' ? '/admin' : `/admin/${path}`;
}

/** The section at a path without language; undefined where there is none. */
export function sectionAt(path: string): AdminSection | undefined {
  return adminSectionNames.find((section) => sectionPath(section) === path);
}

/** Whether somebody with this role sees a section. */
export function maySee(role: StaffRole, section: AdminSection): boolean {
  const { roles }: { readonly roles: readonly StaffRole[] } = adminSections[section];
  return roles.includes(role);
}
