import type { ShopProduct } from '#src/domain/catalogue/shop-product.ts';

/** A product as pages know it, for tests; give what matters to the test. */
export function exampleProduct(changes: Partial<ShopProduct> = {}): ShopProduct {
  return {
    id: 'linen-wrap-dress-ke9t',
    name: { en: 'Linen wrap dress', lt: 'Susiaučiama lininė suknelė', ru: 'Льняное платье с запахом' },
    description: { en: 'A wrap dress.', lt: 'Susiaučiama suknelė.', ru: 'Платье с запахом.' },
    price: 8900,
    salePrice: null,
    lowestPrice: null,
    sku: 'GJ-KE9T',
    stock: 5,
    audience: 'women',
    category: 'women-dresses',
    subcategory: 'dresses',
    brand: 'Gija',
    sizes: ['S', 'M'],
    colors: ['red', 'navy'],
    images: ['women-wrap-dress/red', 'women-wrap-dress/navy'],
    featured: false,
    isNew: false,
    isSale: false,
    rating: null,
    reviewCount: 0,
    createdAt: '2026-10-01T08:00:00Z',
    variants: [
      { sku: 'A', size: 'S', color: 'red', free: 3 },
      { sku: 'B', size: 'M', color: 'red', free: 0 },
      { sku: 'C', size: 'S', color: 'navy', free: 2 },
    ],
    composition: [],
    care: null,
    maker: null,
    origin: null,
    warnings: null,
    fit: null,
    model: null,
    sizeGuide: null,
    measurements: [],
    pictureTexts: {},
    ...changes,
  };
}
