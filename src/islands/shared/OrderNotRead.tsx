interface Props {
  readonly words: { readonly title: string; readonly text: string; readonly limited: string; readonly retry: string };
  /** It was asked for too often. */
  readonly isLimited: boolean;
  readonly onRetry: () => void;
}

/** In place of an order that could not be read: why, and a button that asks again. */
export function OrderNotRead({ words, isLimited, onRetry }: Props) {
  return (
    <div className="checkout-alone" role="alert">
      <h1 className="title-1">{words.title}</h1>
      <p>{isLimited ? words.limited : words.text}</p>
      <button type="button" className="button button-line" onClick={onRetry}>
        {words.retry}
      </button>
    </div>
  );
}
