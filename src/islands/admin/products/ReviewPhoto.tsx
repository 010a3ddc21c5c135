import { useEffect, useState } from 'react';
import { fetchReviewPhoto } from '#src/client/functions/admin-reviews.ts';
import { useActing } from '../use-acting.ts';
import type { Section } from './product-words.tsx';

/** The photo of a review, which nobody else may see before it is published: fetched when it is asked for. */
export function ReviewPhoto({ data, texts, photo }: Section & { readonly photo: string }) {
  const [address, setAddress] = useState<string>();
  const { act, isBusy } = useActing(data, texts.errors);
  useEffect(
    () => () => {
      if (address !== undefined) URL.revokeObjectURL(address);
    },
    [address],
  );
  if (address !== undefined) return <img className="admin-letter-photo" src={address} alt={texts.reviews.photoText} />;
  const show = () =>
    act(
      (token) => fetchReviewPhoto(token, photo),
      ({ content }) => setAddress(URL.createObjectURL(content)),
    );
  return (
    <p>
      <button type="button" className="link" aria-disabled={isBusy} onClick={() => void show()}>
        {isBusy ? data.admin.loading : texts.reviews.photo}
      </button>
    </p>
  );
}
