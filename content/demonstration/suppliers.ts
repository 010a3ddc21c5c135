/** Where the shop buys: name, contact, country and days until delivery. */
export const suppliers = {
  siaurine: { name: 'Šiaurinė tekstilė', email: 'uzsakymai@siaurine-tekstile.example', country: 'LT', leadDays: 14 },
  iberia: { name: 'Ibéria Moda', email: 'orders@iberia-moda.example', country: 'PT', leadDays: 21 },
  avalyne: { name: 'Adria Shoes', email: 'orders@adria-shoes.example', country: 'IT', leadDays: 28 },
  bosforas: { name: 'Bosphorus Apparel', email: 'sales@bosphorus-apparel.example', country: 'TR', leadDays: 30 },
  zenklai: { name: 'Baltic Brand Distribution', email: 'wholesale@baltic-brands.example', country: 'EE', leadDays: 7 },
} as const satisfies Record<string, { name: string; email: string; country: string; leadDays: number }>;
export type SupplierKey = keyof typeof suppliers;
