import type { ShownProduct } from '#src/contracts/staff-marketing.ts';
import { pictureAddress } from '#src/domain/catalogue/picture-address.ts';
import { formatMoney } from '#src/domain/money/format.ts';
import type { AdminData } from '../admin-data.ts';

interface Props {
  readonly data: AdminData;
  readonly product: ShownProduct;
  /** Said where nothing of it can be bought. */
  readonly gone: string;
}

/** A product in a list: picture, name, SKU, price, and that it is gone. */
export function ShownProductLine({ data, product, gone }: Props) {
  const [picture] = product.images;
  return (
    <span className="admin-product-name">
      {picture ? (
        <img src={pictureAddress(picture, 240)} alt="" width={42} height={56} loading="lazy" />
      ) : (
        <span className="admin-no-picture" />
      )}
      <span>
        {product.name}
        <span className="muted">
          {product.sku}, {formatMoney(product.sale_price ?? product.price, 'EUR', data.language)}
          {(product.free <= 0 || !product.active) && `, ${gone}`}
        </span>
      </span>
    </span>
  );
}
