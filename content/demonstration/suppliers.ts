/** Where the shop buys: name, contact and days until delivery. */
export const suppliers = {
  siaurine: { name: 'Šiaurinė tekstilė', email: 'uzsakymai@siaurine-tekstile.example', leadDays: 14 },
  iberia: { name: 'Ibéria Moda', email: 'orders@iberia-moda.example', leadDays: 21 },
  avalyne: { name: 'Adria Shoes', email: 'orders@adria-shoes.example', leadDays: 28 },
  bosforas: { name: 'Bosphorus Apparel', email: 'sales@bosphorus-apparel.example', leadDays: 30 },
  zenklai: { name: 'Baltic Brand Distribution', email: 'wholesale@baltic-brands.example', leadDays: 7 },
} as const satisfies Record<string, { name: string; email: string; leadDays: number }>;
export type SupplierKey = keyof typeof suppliers;
