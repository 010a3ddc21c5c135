import type { OrderDetails } from '#src/contracts/order-details.ts';
import { pictureAddress } from '#src/domain/catalogue/picture-address.ts';

interface Props {
  readonly line: Pick<OrderDetails['lines'][number], 'picture'>;
  /** In pixels of the page. */
  readonly width: number;
}

/** The picture of a line as it was bought; its name stands beside it. */
export function LinePicture({ line: { picture }, width }: Props) {
  return (
    <span className="picture ratio-3-4" style={{ width }}>
      {picture !== null && (
        <img
          src={pictureAddress(picture, 240)}
          alt=""
          width={width}
          height={(width * 4) / 3}
          loading="lazy"
          // The picture of a product that is gone leaves its ground.
          onError={({ currentTarget }) => {
            currentTarget.style.visibility = 'hidden';
          }}
        />
      )}
    </span>
  );
}
